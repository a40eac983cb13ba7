//! Whoever asks, by the secret in a cookie. It is made when somebody first sits down, lasts 400
//! days from the last visit, and is known in plain to the browser alone.

use axum::http::{HeaderMap, HeaderValue, header};

use super::guard::Public;
use crate::online::Surroundings;
use crate::store::{Holder, is_letters, letters};

/// 32 letters of five bits.
const LENGTH: usize = 32;
const DAYS_400: u32 = 34_560_000;

/// A browser's secret.
#[derive(Clone)]
pub(super) struct Secret(String);

impl Secret {
    /// A new one; `None` if there is no chance to be had.
    pub(super) fn new(around: &dyn Surroundings) -> Option<Secret> {
        let mut bytes = [0; LENGTH];
        around.fill(&mut bytes).then(|| Secret(letters(&bytes)))
    }

    /// The secret that a browser sends.
    pub(super) fn of(headers: &HeaderMap, public: Option<&Public>) -> Option<Secret> {
        let lines = headers.get_all(header::COOKIE).iter();
        lines
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .find(|(name, value)| *name == cookie(public) && is_letters(value, LENGTH))
            .map(|(_, value)| Secret(value.to_owned()))
    }

    /// The header with which a browser keeps it, from now on.
    pub(super) fn kept(&self, public: Option<&Public>) -> HeaderValue {
        let secure = if is_secure(public) { "; Secure" } else { "" };
        let text = format!(
            "{}={}; Max-Age={DAYS_400}; Path=/; HttpOnly; SameSite=Strict{secure}",
            cookie(public),
            self.0
        );
        // Letters, digits and signs only.
        HeaderValue::try_from(text).unwrap_or(HeaderValue::from_static(""))
    }

    /// What is stored of it.
    pub(super) fn holder(&self) -> Holder {
        Holder::of_secret(&self.0)
    }
}

fn is_secure(public: Option<&Public>) -> bool {
    public.is_some_and(Public::is_secure)
}

/// Under TLS the name makes the browser refuse cookies that anybody else has set.
fn cookie(public: Option<&Public>) -> &'static str {
    if is_secure(public) {
        "__Host-totemic"
    } else {
        "totemic"
    }
}

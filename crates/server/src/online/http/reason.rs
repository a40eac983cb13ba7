//! Why a request is refused: the closed list, which `openapi.json` shows.

use axum::http::StatusCode;
use serde::{Serialize, Serializer};

use crate::online::games::Failure;

/// The reasons with their stable names and the status that goes with each.
macro_rules! reasons {
    ($($about:literal, $reason:ident, $code:literal, $status:ident;)*) => {
        /// Why a request is refused.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Reason {
            $(#[doc = $about] $reason,)*
        }

        impl Reason {
            /// All there are.
            const ALL: &[Reason] = &[$(Reason::$reason),*];

            /// The stable name.
            pub(super) const fn code(self) -> &'static str {
                match self {
                    $(Reason::$reason => $code,)*
                }
            }

            /// What goes with it, unless somebody else has decided that.
            pub(super) const fn status(self) -> StatusCode {
                match self {
                    $(Reason::$reason => StatusCode::$status,)*
                }
            }

            /// What it means, for the description.
            #[cfg(test)]
            const fn about(self) -> &'static str {
                match self {
                    $(Reason::$reason => $about,)*
                }
            }
        }
    };
}

reasons! {
    "The request makes no sense.", BadRequest, "bad-request", BAD_REQUEST;
    "There is no such kind of game.", UnknownGame, "unknown-game", BAD_REQUEST;
    "The key is empty or too long.", BadKey, "bad-key", BAD_REQUEST;
    "The clock is out of bounds.", BadClock, "bad-clock", BAD_REQUEST;
    "The page is not the server's.", ForeignPage, "foreign-page", FORBIDDEN;
    "Nothing is answered under this address.", NoAddress, "no-address", NOT_FOUND;
    "There is no such game or invitation.", NoGame, "no-game", NOT_FOUND;
    "The code was used, has expired or never was.", NoCode, "no-code", NOT_FOUND;
    "The address is not answered under this method.", BadMethod, "bad-method", METHOD_NOT_ALLOWED;
    "Somebody else sits there.", Taken, "taken", CONFLICT;
    "The invitation has expired.", Expired, "expired", CONFLICT;
    "Nobody plays against themselves.", OwnGame, "own-game", CONFLICT;
    "This browser has made the code.", OwnCode, "own-code", CONFLICT;
    "This browser has no seat.", NotSeated, "not-seated", CONFLICT;
    "The body is too long.", TooLong, "too-long", PAYLOAD_TOO_LARGE;
    "The body is not declared as JSON.", NotJson, "not-json", UNSUPPORTED_MEDIA_TYPE;
    "The host is not the server's.", UnknownHost, "unknown-host", MISDIRECTED_REQUEST;
    "More than one visitor may ask.", TooMuch, "too-much", TOO_MANY_REQUESTS;
    "What is kept cannot be read or written now.", Storage, "storage", SERVICE_UNAVAILABLE;
    "Too much happens in the game at once.", Busy, "busy", SERVICE_UNAVAILABLE;
}

impl From<&Failure> for Reason {
    fn from(failure: &Failure) -> Reason {
        let code = failure.code();
        let known = Reason::ALL.iter().find(|reason| reason.code() == code);
        known.copied().unwrap_or_else(|| {
            // A reason of the live game, which no request can meet.
            tracing::error!(code, "a refusal that is not described");
            Reason::BadRequest
        })
    }
}

impl Serialize for Reason {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.code())
    }
}

#[cfg(test)]
impl Reason {
    /// All names.
    pub(super) fn codes() -> impl Iterator<Item = &'static str> {
        Reason::ALL.iter().map(|reason| reason.code())
    }

    /// The reason of this name.
    pub(super) fn named(code: &str) -> Option<Reason> {
        let mut all = Reason::ALL.iter().copied();
        all.find(|reason| reason.code() == code)
    }

    /// What each means, a paragraph each.
    pub(super) fn described() -> String {
        let one = |reason: &Reason| format!("\n\n`{}`: {}", reason.code(), reason.about());
        let all: String = Reason::ALL.iter().map(one).collect();
        format!("The stable name of the reason.{all}")
    }
}

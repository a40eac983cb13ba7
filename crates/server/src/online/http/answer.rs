//! What is answered when something cannot be done: a status, and a stable name of the reason.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;

#[cfg(test)]
use super::openapi::schemas;
use super::reason::Reason;
use crate::online::games::Failure;

/// Why a request is refused.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(utoipa::ToSchema))]
pub(super) struct Refusal {
    #[serde(skip)]
    status: StatusCode,
    #[cfg_attr(test, schema(value_type = schemas::RefusalCode))]
    code: Reason,
}

impl Refusal {
    /// The stable name of the reason.
    pub(super) fn code(&self) -> &'static str {
        self.code.code()
    }
}

impl From<Reason> for Refusal {
    fn from(code: Reason) -> Refusal {
        let status = code.status();
        Refusal { status, code }
    }
}

impl From<Failure> for Refusal {
    fn from(failure: Failure) -> Refusal {
        if let Failure::Store(error) = &failure {
            tracing::error!(%error, "the store has failed");
        }
        Reason::from(&failure).into()
    }
}

/// Gives what is refused before a function of ours hears of it the same form as everything else.
pub(super) async fn named(response: Response) -> Response {
    let json = HeaderValue::from_static("application/json");
    if response.headers().get(header::CONTENT_TYPE) == Some(&json) {
        return response;
    }
    let status = response.status();
    let code = match status {
        StatusCode::BAD_REQUEST | StatusCode::UPGRADE_REQUIRED => Reason::BadRequest,
        StatusCode::METHOD_NOT_ALLOWED => Reason::BadMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Reason::TooLong,
        _ => return response,
    };
    Refusal { status, code }.into_response()
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(&self)).into_response();
        let soon = match self.status {
            StatusCode::SERVICE_UNAVAILABLE => Some("1"),
            StatusCode::TOO_MANY_REQUESTS => Some("10"),
            _ => None,
        };
        if let Some(soon) = soon.map(HeaderValue::from_static) {
            response.headers_mut().insert(header::RETRY_AFTER, soon);
        }
        response
    }
}

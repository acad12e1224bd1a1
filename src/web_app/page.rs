//! The app's page as it is served.

use actix_web::web::Bytes;
use sha2::{Digest, Sha256};

use crate::api::middleware::headers::CONTENT_SECURITY_POLICY;

pub struct Page {
    pub html: Bytes,
    pub policy: String,
    /// For the ETag.
    pub hash: [u8; 32],
}

impl Page {
    pub fn new(html: String, policy: String) -> Self {
        let hash = Sha256::digest(&html).into();
        Self { html: html.into(), policy, hash }
    }

    /// A page without inline styles.
    pub fn plain(html: String) -> Self {
        Self::new(html, CONTENT_SECURITY_POLICY.to_owned())
    }
}

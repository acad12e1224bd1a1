//! Stands in for S3 in a build without the feature `s3`.

use anyhow::bail;

use super::Stores;
use crate::config::S3;

pub fn open(_: &S3) -> anyhow::Result<Stores> {
    bail!(
        "this binary was built without the feature s3: unset PORTAL_S3_BUCKET, or build it with the feature"
    )
}

//! HTTP clients of tests. All of them speak plain HTTP to this machine: they use no proxy and load no root certificates.

/// The machine has about 145 root certificates; parsing them costs more than a call.
pub fn http() -> reqwest::ClientBuilder {
    reqwest::Client::builder().no_proxy().tls_built_in_root_certs(false)
}

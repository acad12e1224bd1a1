//! Books: publishes chapters when their time comes, and signs the addresses of their pages.
//!
//! - The text of a members' chapter is only in the answer to a member. Its pages and video need addresses that are signed for login and
//!   chapter and end with the membership at the latest.
//! - Anybody can use such an address for `PORTAL_PAGE_LINK_S` (half an hour; apps renew it earlier). Each request
//!   checks login, membership and chapter (`no-cache`). All refusals look alike.
//! - Pages always pass through the portal, from S3 too. Everybody sees the beginning: a page, three paragraphs, a poster.

pub mod chapters;
pub mod signed_url;

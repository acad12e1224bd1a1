//! Settings of pictures, videos and files.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// Pictures that players send, and files that they fetch.
    pub struct Media {
        /// Largest accepted avatar, bytes.
        avatar_bytes: usize = 5 * 1024 * 1024, "PORTAL_AVATAR_BYTES";
        /// Avatars of one account.
        avatars_per_account: Rates = Rates::of(&[(30, "1h"), (100, "1d")]), "PORTAL_AVATARS_PER_ACCOUNT";
        /// Largest accepted picture of a post, bytes.
        image_bytes: usize = 10 * 1024 * 1024, "PORTAL_MEDIA_IMAGE_BYTES";
        /// Pictures for posts of one account.
        images_per_account: Rates = Rates::of(&[(100, "1h"), (500, "1d")]), "PORTAL_MEDIA_IMAGES_PER_ACCOUNT";
        /// Largest accepted video, bytes.
        video_bytes: usize = 100 * 1024 * 1024, "PORTAL_MEDIA_VIDEO_BYTES";
        /// Longest accepted video, seconds.
        video_seconds: u32 = 300, "PORTAL_MEDIA_VIDEO_SECONDS";
        /// Videos of one account.
        videos_per_account: Rates = Rates::of(&[(10, "1h"), (30, "1d")]), "PORTAL_MEDIA_VIDEOS_PER_ACCOUNT";
        /// Concurrent uploads of videos on this node, at most a quarter of them from one network. Each takes room under `PORTAL_HOME` until
        /// it is stored.
        videos_at_once: usize = 16, "PORTAL_MEDIA_VIDEOS_AT_ONCE";
        /// Pictures decoded at once; a large one takes up to about 400 MiB and one core.
        pictures_at_once: usize = 2, "PORTAL_PICTURES_AT_ONCE";
        /// Least rate of an upload, bytes a second; the server aborts a slower one.
        upload_bytes_a_second: usize = 8 * 1024, "PORTAL_UPLOAD_BYTES_A_SECOND";
        /// Extra time of an upload, for its start and for pauses.
        upload_pause: Seconds = Seconds(10.0), "PORTAL_UPLOAD_PAUSE_S";
        /// Days for which pictures and videos of deleted posts and comments stay for operators. Each upload is checked every 30 days.
        deleted_kept_days: u32 = 30, "PORTAL_DELETED_MEDIA_KEPT_DAYS";
        /// Interval at which the server looks for uploads that are a week old and in no post.
        tidy: Seconds = Seconds(600.0), "PORTAL_MEDIA_TIDY_S";
        /// How long the signed address of a game's file is valid.
        download_link: Seconds = Seconds(600.0), "PORTAL_DOWNLOAD_LINK_S";
        /// Concurrent downloads of one account on this node, or of one address for visitors. Some clients fetch a file in parts.
        downloads_of_one: usize = 16, "PORTAL_DOWNLOADS_OF_ONE";
        /// Least rate of a download, bytes a second. The server aborts a slower one; the client can resume it.
        download_bytes_a_second: usize = 4 * 1024, "PORTAL_DOWNLOAD_BYTES_A_SECOND";
        /// Extra time of a download, for its start and for pauses.
        download_pause: Seconds = Seconds(60.0), "PORTAL_DOWNLOAD_PAUSE_S";
    }
}

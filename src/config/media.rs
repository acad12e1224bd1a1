//! Settings of pictures, videos and files.

use super::{Rates, Seconds, settings::settings};

settings! {
    /// Pictures that players send, and files that they fetch.
    pub struct Media {
        /// Largest avatar that is taken, bytes.
        avatar_bytes: usize = 5 * 1024 * 1024, "PORTAL_AVATAR_BYTES";
        /// Avatars of one account.
        avatars_per_account: Rates = Rates::of(&[(30, "1h"), (100, "1d")]), "PORTAL_AVATARS_PER_ACCOUNT";
        /// Largest picture of a post that is taken, bytes.
        image_bytes: usize = 10 * 1024 * 1024, "PORTAL_MEDIA_IMAGE_BYTES";
        /// Pictures for posts of one account.
        images_per_account: Rates = Rates::of(&[(100, "1h"), (500, "1d")]), "PORTAL_MEDIA_IMAGES_PER_ACCOUNT";
        /// Largest video that is taken, bytes.
        video_bytes: usize = 100 * 1024 * 1024, "PORTAL_MEDIA_VIDEO_BYTES";
        /// Longest video that is taken, seconds.
        video_seconds: u32 = 300, "PORTAL_MEDIA_VIDEO_SECONDS";
        /// Videos of one account.
        videos_per_account: Rates = Rates::of(&[(10, "1h"), (30, "1d")]), "PORTAL_MEDIA_VIDEOS_PER_ACCOUNT";
        /// Videos on their way to this node at once, a quarter of them from one network; each takes room under `PORTAL_HOME` until it is kept.
        videos_at_once: usize = 16, "PORTAL_MEDIA_VIDEOS_AT_ONCE";
        /// Pictures decoded at once; a large one takes up to some 400 MiB and a core.
        pictures_at_once: usize = 2, "PORTAL_PICTURES_AT_ONCE";
        /// Slower than this an upload is given up, bytes a second.
        upload_bytes_a_second: usize = 8 * 1024, "PORTAL_UPLOAD_BYTES_A_SECOND";
        /// What an upload may take beside that, for its beginning and for pauses.
        upload_pause: Seconds = Seconds(10.0), "PORTAL_UPLOAD_PAUSE_S";
        /// How often it is looked for what players sent a week ago and no post shows.
        tidy: Seconds = Seconds(600.0), "PORTAL_MEDIA_TIDY_S";
        /// How long the address of a game's file is good.
        download_link: Seconds = Seconds(600.0), "PORTAL_DOWNLOAD_LINK_S";
        /// Downloads of one account at once on this node; of one address, without an account. Some clients fetch in parts.
        downloads_of_one: usize = 16, "PORTAL_DOWNLOADS_OF_ONE";
        /// Slower than this a download is broken off, bytes a second; the client may go on where it was.
        download_bytes_a_second: usize = 4 * 1024, "PORTAL_DOWNLOAD_BYTES_A_SECOND";
        /// What a download may take beside that, for its beginning and for pauses.
        download_pause: Seconds = Seconds(60.0), "PORTAL_DOWNLOAD_PAUSE_S";
    }
}

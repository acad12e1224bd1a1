//! Collects the files that a pack uses. Each must exist and be valid, and goes to the store of its audience.

use std::{collections::HashMap, path::PathBuf};

use sql::{
    book::BookPicture,
    media::{Picture, SmallPicture},
};

use super::{
    Sound,
    file::CheckedFile,
    pack::Reader,
    picture::{Checked, Store},
    sizes::ResizeJob,
    video::CheckedVideo,
};
use crate::platform::storage::Name;

/// Used files by their names in a store: a pack may contain the same file twice.
#[derive(Default)]
pub(super) struct Used {
    public: KeptFiles,
    private: KeptFiles,
    /// The store of each file. `None`: it is used both for everybody and for members, which is reported.
    stores: HashMap<Name, Option<Store>>,
}

/// Used files of one store.
#[derive(Default)]
struct KeptFiles {
    sounds: HashMap<Name, Sound>,
    smaller: HashMap<Name, ResizeJob>,
}

impl Used {
    /// The files and the pictures to resize, for the public and for the private store.
    pub fn of_stores(self) -> [(Vec<Sound>, Vec<ResizeJob>); 2] {
        [self.public, self.private].map(|KeptFiles { sounds, smaller }| {
            let mut sounds: Vec<Sound> = sounds.into_values().collect();
            sounds.sort_by(|a, b| a.name.cmp(&b.name));
            (sounds, smaller.into_values().collect())
        })
    }

    fn of(&mut self, store: Store) -> &mut KeptFiles {
        match store {
            Store::Media => &mut self.public,
            Store::Files => &mut self.private,
        }
    }

    /// Claims a file for a store. False if this is the first use for a second store.
    fn claim(&mut self, name: &Name, store: Store) -> bool {
        let kept = self.stores.entry(name.clone()).or_insert(Some(store));
        let fits = kept.is_none_or(|kept| kept == store);
        if !fits {
            *kept = None;
        }
        fits
    }

    fn keep(&mut self, store: Store, name: Name, path: PathBuf, size_bytes: u64) {
        self.of(store).sounds.insert(name.clone(), Sound { name, path, size_bytes });
    }
}

impl Reader<'_> {
    /// Uses a public picture; `None` if it is missing or was reported.
    pub fn picture(&mut self, path: &str) -> Option<Checked> {
        self.stored_picture(path, Store::Media)
    }

    /// Like `picture`, with the store that the chapter's access requires.
    pub fn stored_picture(&mut self, path: &str, store: Store) -> Option<Checked> {
        let picture = self.claimed_picture(path, store)?;
        self.used.keep(store, picture.name.clone(), picture.path.clone(), picture.size_bytes);
        Some(picture)
    }

    /// Like `stored_picture`, for a picture with several sizes.
    pub fn sized_picture(&mut self, path: &str, store: Store) -> Option<BookPicture> {
        let picture = self.claimed_picture(path, store)?;
        if picture.is_shown_itself() {
            self.used.keep(store, picture.name.clone(), picture.path.clone(), picture.size_bytes);
        }
        if !picture.smaller.is_empty() {
            let Checked { name, path, smaller, .. } = picture.clone();
            let wanted =
                self.used.of(store).smaller.entry(name).or_insert(ResizeJob { path, sizes: Vec::new() });
            for size in smaller {
                if !wanted.sizes.contains(&size) {
                    wanted.sizes.push(size);
                }
            }
        }
        Some(picture.sized())
    }

    /// Like `sized_picture`, for a public picture that is shown large and in lists.
    pub fn listed_picture(&mut self, path: &str) -> Option<Picture> {
        let BookPicture { full, medium, width, height, blur } = self.sized_picture(path, Store::Media)?;
        let small = self.pictures.get(path).flatten()?.small_width();
        let small = small.map(|width| SmallPicture { name: medium, width });
        Some(Picture { name: full, small, width, height, blur })
    }

    /// Uses a video; `None` if it is missing or has a fault.
    pub fn video(&mut self, path: &str, store: Store) -> Option<CheckedVideo> {
        self.listing.locate(path);
        let video = self.videos.get(path).flatten()?.clone();
        self.claim(path, &video.name, store);
        self.used.keep(store, video.name.clone(), video.path.clone(), video.size_bytes);
        Some(video)
    }

    /// Uses a game's file; `None` if it is missing or has a fault.
    pub fn file(&mut self, path: &str) -> Option<CheckedFile> {
        self.listing.locate(path);
        let file = self.files.get(path).flatten()?.clone();
        self.used.keep(Store::Files, file.name.clone(), file.path.clone(), file.size_bytes);
        Some(file)
    }

    fn claimed_picture(&mut self, path: &str, store: Store) -> Option<Checked> {
        self.listing.locate(path);
        let picture = self.pictures.get(path).flatten()?.clone();
        self.claim(path, &picture.name, store);
        Some(picture)
    }

    /// Members' files have no public address, so a file is used either for members or for everybody.
    fn claim(&mut self, path: &str, name: &Name, store: Store) {
        if !self.used.claim(name, store) {
            let text =
                "is used in a chapter for members and where everybody sees it; give one of them another file";
            self.report.fault(path, None, text);
        }
    }
}

//! Reads `frames.yaml`: frames around avatars, which gifts grant and people wear.

use sql::content::{Frame, Item};

use super::{
    fields::Fields,
    pack::{Reader, SLUG_RULE, Unique, is_slug, place_of},
};

impl Reader<'_> {
    pub(super) fn frames(&mut self) {
        let mut ids = Unique::default();
        self.each("frames.yaml", None, "a frame", |reader, fields, place| {
            let id = fields.word("id", is_slug, SLUG_RULE);
            ids.claim(fields, "id", id.clone());
            let frame = Frame {
                id: id.clone(),
                name: fields.text("name", 10),
                file: reader.frame_picture(fields),
                place: place_of(place),
            };
            reader.frames.insert(id);
            reader.items.push(Item::Frame(frame));
        });
    }

    /// The id of a frame of this pack; `None` if the key is missing, or a fault was reported.
    pub(super) fn frame(&self, fields: &mut Fields<'_>) -> Option<String> {
        let id = fields.optional_text("frame", 40)?;
        if self.frames.contains(&id) {
            return Some(id);
        }
        fields.fault("frame", format!("must be the id of a frame in frames.yaml, not `{id}`"));
        None
    }

    fn frame_picture(&mut self, fields: &mut Fields<'_>) -> String {
        let path = fields.text("picture", 100);
        if path.is_empty() {
            return String::new();
        }
        if !path.starts_with("frames/") || self.pictures.get(&path).is_none() {
            let text = format!("must be a picture that is there, such as frames/name.webp, not {path}");
            fields.fault("picture", text);
            return String::new();
        }
        self.picture(&path).map(|picture| picture.name.to_string()).unwrap_or_default()
    }
}

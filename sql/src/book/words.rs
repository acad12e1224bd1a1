use crate::words::words;

words! {
    Kind ("kind of book") {
        Comic = "comic",
        Novel = "novel",
        Animation = "animation",
    }
}

words! {
    Status ("status of a book") {
        Serial = "serial",
        Finished = "finished",
    }
}

words! {
    /// The reading direction of a comic, unless the reader chooses another.
    Direction ("direction of a comic") {
        Strip = "strip",
        Ltr = "ltr",
        Rtl = "rtl",
    }
}

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
    /// How a comic is read where its reader has not said otherwise.
    Direction ("direction of a comic") {
        Strip = "strip",
        Ltr = "ltr",
        Rtl = "rtl",
    }
}

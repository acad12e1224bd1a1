use crate::words::words;

words! {
    /// What an activity is.
    Kind ("kind of activity") {
        Tasks = "tasks",
        Draw = "draw",
        /// Only tells.
        Page = "page",
    }
}

words! {
    /// What a task counts; `deeds_done` knows how.
    Deed ("deed") {
        Publish = "publish",
        Comment = "comment",
        Like = "like",
        CheckIn = "check_in",
        Invite = "invite",
        Download = "download",
        Recharge = "recharge",
    }
}

words! {
    /// Where an activity stands by the clock; `season` says so.
    Season ("season") {
        Running = "running",
        Coming = "coming",
        Past = "past",
    }
}

use crate::words::words;

words! {
    /// The kind of an activity.
    Kind ("kind of activity") {
        Tasks = "tasks",
        Draw = "draw",
        /// A page to read, without tasks or draws.
        Page = "page",
    }
}

words! {
    /// The action that a task counts. The schema's function `deeds_done` counts it.
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
    /// The state of an activity by the clock. The schema's function `season` computes it.
    Season ("season") {
        Running = "running",
        Coming = "coming",
        Past = "past",
    }
}

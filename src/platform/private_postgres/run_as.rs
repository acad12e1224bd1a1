//! Runs PostgreSQL's programs as a user other than root, because PostgreSQL refuses to run as root.

use std::ffi::OsStr;
use std::fmt::Write;
use std::fs::{self, File};
use std::io::Read;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use super::error::{At, Error, Result};

const USERS_FOR_ROOT: [&str; 2] = ["postgres", "nobody"];

/// The user of PostgreSQL's programs: the user of this process, unless that is root.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RunAs {
    Ourselves { uid: u32 },
    Other { uid: u32, gid: u32 },
}

impl RunAs {
    /// The user for a new cluster.
    pub fn for_this_process() -> Result<Self> {
        match own_uid()? {
            0 => from_passwd(&fs::read_to_string("/etc/passwd").at("read", "/etc/passwd")?)
                .ok_or(Error::NoUser),
            uid => Ok(Self::Ourselves { uid }),
        }
    }

    /// The user for an existing cluster that `uid` and `gid` own.
    pub fn owner_of(folder: &Path, uid: u32, gid: u32) -> Result<Self> {
        match own_uid()? {
            own if own == uid && own != 0 => Ok(Self::Ourselves { uid }),
            0 if uid != 0 => Ok(Self::Other { uid, gid }),
            _ => Err(Error::OtherUser { folder: folder.to_owned(), uid }),
        }
    }

    pub fn is_other(&self) -> bool {
        matches!(self, Self::Other { .. })
    }

    /// Changes the owner of a file or folder of ours to the user.
    pub fn give(&self, path: &Path) -> Result<()> {
        match *self {
            Self::Ourselves { .. } => Ok(()),
            Self::Other { uid, gid } => chown(path, Some(uid), Some(gid)).at("change the owner of", path),
        }
    }

    /// Whether the user can work below `folder`.
    pub fn reaches(&self, folder: &Path) -> bool {
        let entered = self.command(Path::new("/bin/sh")).args(["-c", "cd \"$0\""]).arg(folder).output();
        entered.is_ok_and(|entered| entered.status.success())
    }

    /// A short-lived program that runs as the user.
    pub fn command(&self, program: &Path) -> Command {
        self.prepared(Command::new(program))
    }

    /// A program that gets `signal` if this process dies first (Linux only). The signal is bound to the *thread* that spawns the
    /// program, so that thread must live as long as the program.
    pub fn bound_command(&self, program: &Path, signal: &str) -> Command {
        if !*DEATH_SIGNALS {
            return self.command(program);
        }
        let mut command = Command::new("setpriv");
        command.args([OsStr::new("--pdeathsig"), OsStr::new(signal), program.as_os_str()]);
        self.prepared(command)
    }

    /// Clears the environment: no PG* variable, no locale, no working folder that the user cannot enter.
    fn prepared(&self, mut command: Command) -> Command {
        command.env_clear().env("PATH", "/usr/local/bin:/usr/bin:/bin").env("LC_ALL", "C").current_dir("/");
        command.stdin(Stdio::null());
        if let Self::Other { uid, gid } = *self {
            // Dropping from root this way also drops root's supplementary groups.
            command.gid(gid).uid(uid);
        }
        command
    }
}

/// Bytes from the system's generator, in hexadecimal digits.
pub fn random_hex(bytes: usize) -> Result<String> {
    let mut buffer = vec![0; bytes];
    File::open("/dev/urandom")
        .and_then(|mut source| source.read_exact(&mut buffer))
        .at("read", "/dev/urandom")?;
    Ok(buffer.iter().fold(String::new(), |mut digits, byte| {
        // Writing to a string cannot fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    }))
}

static DEATH_SIGNALS: LazyLock<bool> = LazyLock::new(|| {
    let tried = Command::new("setpriv").args(["--pdeathsig", "INT", "true"]).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
});

/// The uid of this process, from the system's command `id`, because `std` cannot return it.
fn own_uid() -> Result<u32> {
    static UID: LazyLock<Option<u32>> = LazyLock::new(|| {
        let output = Command::new("id").arg("-u").output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    });
    (*UID).ok_or_else(|| std::io::Error::other("`id -u` failed")).at("find out the user of", "this process")
}

fn from_passwd(passwd: &str) -> Option<RunAs> {
    let find = |name: &&str| {
        let line = passwd.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut ids = line.split(':').skip(2).map(|id| id.parse().ok());
        Some(RunAs::Other { uid: ids.next()??, gid: ids.next()?? })
    };
    USERS_FOR_ROOT.iter().find_map(find)
}

#[cfg(test)]
mod tests {
    use super::{RunAs, from_passwd};

    #[test]
    fn root_runs_it_as_postgres_or_else_as_nobody() {
        let nobody = "root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65533:nobody:/:/bin/false\n";
        assert_eq!(from_passwd(nobody), Some(RunAs::Other { uid: 65534, gid: 65533 }));
        let both = format!("{nobody}postgres:x:101:104::/var/lib/postgresql:/bin/bash\n");
        assert_eq!(from_passwd(&both), Some(RunAs::Other { uid: 101, gid: 104 }));
        assert_eq!(from_passwd("root:x:0:0:root:/root:/bin/bash\n"), None);
    }
}

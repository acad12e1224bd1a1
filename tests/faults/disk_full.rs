//! PostgreSQL's disk is full: reads succeed, writes are refused, and after space is freed nothing is missing. Needs a small
//! file system of its own, which only root may mount.

use std::{fs::File, io::Write, path::Path, process::Command, sync::Arc};

use tempfile::TempDir;

use super::{baseline::Baseline, content::node, crowd::Crowd};
use crate::harness::{Client, OwnPostgres, TestDatabase, eventually, seeds, skipped};

/// A new cluster takes half of it.
const MIB: usize = 192;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "night"]
async fn a_full_disk_refuses_writes_and_loses_nothing() {
    for seed in seeds() {
        let Some(disk) = SmallDisk::mount() else {
            return skipped("no file system can be mounted here: that takes root");
        };
        let postgres = OwnPostgres::at(disk.path()).await;
        let db = Arc::new(TestDatabase::of(&postgres).await);
        let mut running = node(&db.url, &[]).await;
        let addr = running.address().await;
        let baseline = Baseline::of(&running).await;
        let crowd = Crowd::begin(&db, &[addr], seed).await;
        crowd.done(60).await;
        let ballast = disk.fill();
        crowd.refused(60).await;
        std::fs::remove_file(ballast).unwrap();
        crowd.done(60).await;
        eventually("readiness", async || Client::visitor(addr).get("/readyz").await.status == 200).await;
        crowd.end().await;
        baseline.assert_restored(&running).await;
        running.signal("TERM").await;
        assert_eq!(running.ended().await.code, 0);
    }
}

struct SmallDisk(TempDir);

impl SmallDisk {
    fn mount() -> Option<Self> {
        let folder = tempfile::Builder::new().prefix("portal-it-").tempdir().unwrap();
        let size = format!("size={MIB}m");
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &size, "none"]).arg(folder.path());
        let mounted = mount.output().is_ok_and(|ran| ran.status.success());
        mounted.then_some(Self(folder))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills the file system to its last byte.
    fn fill(&self) -> std::path::PathBuf {
        let path = self.path().join("ballast");
        let mut file = File::create(&path).unwrap();
        let block = vec![0; 1 << 16];
        while file.write_all(&block).is_ok() {}
        while file.write_all(&[0]).is_ok() {}
        path
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        // Lazy unmount: the mount disappears with its last user.
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).status();
    }
}

//! `portal backup verify`

use std::{
    fs::{self, File},
    io::{Read, Write},
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    thread::available_parallelism,
    time::Instant,
};

use actors::{Clock, SystemClock};
use anyhow::{Context, bail};
use chrono::{DateTime, Local, NaiveDateTime, Utc};
use clap::Args;
use serde_json::Value;
use sql::{audit, backup};
use tokio::task::spawn_blocking;

use super::{
    super::sentence,
    baseline::Baseline,
    manifest::{self, Manifest},
    programs,
    progress::{self, Steps, mebibytes},
    report::Report,
    scratch::Scratch,
    stop::StopSignals,
};
use crate::config::Config;

/// The first bytes of a dump in the custom format.
const MAGIC: &[u8] = b"PGDMP";
/// The table that names the applied migrations. A dump without it is of another program.
const HISTORY: &str = " TABLE public refinery_schema_history ";
/// How far the clocks of two machines may differ.
const CLOCKS_S: i64 = 300;
/// More differences of two schemas than this are not listed.
const MAX_LISTED: usize = 3;
const MAX_JOBS: usize = 4;

#[derive(Args)]
pub struct Verify {
    /// Folder of dumps: its newest file *.dump is verified
    #[arg(long, required_unless_present = "file", conflicts_with = "file")]
    folder: Option<PathBuf>,
    /// The dump, in pg_dump's custom format
    #[arg(long)]
    file: Option<PathBuf>,
    /// An empty database for the restore, whose role owns it. It is emptied at the end. The default is a new private PostgreSQL in
    /// a temporary folder (TMPDIR), which is removed at the end
    #[arg(long, value_name = "ADDRESS")]
    scratch_url: Option<String>,
    /// Oldest age of a good dump
    #[arg(long, value_name = "HOURS", default_value_t = 26, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    max_age_h: u32,
    /// Print the report as one JSON object
    #[arg(long)]
    json: bool,
    /// Write the time of a success here, as a metric for node_exporter's textfile collector (*.prom)
    #[arg(long, value_name = "FILE")]
    metrics_file: Option<PathBuf>,
    /// Folder with pg_restore. The default is the newest PostgreSQL of this machine
    #[arg(long, value_name = "FOLDER")]
    programs: Option<PathBuf>,
}

pub async fn run(verify: &Verify, config: &Config) -> anyhow::Result<()> {
    let pg_restore = programs::find("pg_restore", verify.programs.as_deref())?;
    let file = match (&verify.file, &verify.folder) {
        (Some(file), _) => file.clone(),
        (None, Some(folder)) => manifest::newest_in(folder)?,
        (None, None) => bail!("name a --folder or a --file"),
    };
    let began = Instant::now();
    let size_bytes = check_magic(&file)?;
    let mut report = Report::of(&file, size_bytes, verify.json)?;
    let rehearsal = Rehearsal { verify, pg_restore: &pg_restore, file: &file };
    let live = config.stores.database_url.as_ref().map(|url| url.0.as_str());
    let ended = rehearsal.run(live, &mut report).await.and_then(|manifest| match manifest {
        Some(manifest) if report.is_good => {
            let marked = manifest::mark_verified(&file, &manifest, SystemClock.now());
            marked.with_context(|| {
                format!("the dump is good, but {} cannot be marked as verified", file.display())
            })
        }
        _ => Ok(()),
    });
    if let Err(error) = &ended {
        report.wrong(sentence(error))?;
    } else if report.is_good {
        report.ok(format!("verified in {:.1} s", began.elapsed().as_secs_f64()))?;
    }
    report.end()?;
    ended?;
    let faults = report.faults();
    if let Some(first) = faults.first() {
        bail!("{} is no good backup: {first} (faults in the report: {})", file.display(), faults.len());
    }
    if let Some(path) = &verify.metrics_file {
        write_metric(path, SystemClock.now())
            .with_context(|| format!("{} cannot be written", path.display()))?;
    }
    Ok(())
}

/// Returns the size of the file.
fn check_magic(file: &Path) -> anyhow::Result<u64> {
    let unreadable = || format!("{} cannot be read", file.display());
    let opened = File::open(file).with_context(unreadable)?;
    let mut magic = Vec::new();
    (&opened).take(MAGIC.len() as u64).read_to_end(&mut magic).with_context(unreadable)?;
    if magic != MAGIC {
        bail!(
            "{} is no dump in pg_dump's custom format: make dumps with `portal backup create` or `pg_dump --format=custom`",
            file.display()
        );
    }
    Ok(opened.metadata().with_context(unreadable)?.len())
}

struct Rehearsal<'a> {
    verify: &'a Verify,
    pg_restore: &'a Path,
    file: &'a Path,
}

impl Rehearsal<'_> {
    /// Notes differences in the report; returns the manifest. An error ends the rehearsal before its last check.
    async fn run(&self, live: Option<&str>, report: &mut Report) -> anyhow::Result<Option<Manifest>> {
        let mut signals = StopSignals::new()?;
        let manifest = signals.unless_stopped(self.check_file(report)).await?;
        // Not interrupted, so that everything it has created can be removed. A signal is noticed directly after it.
        let scratch = match &self.verify.scratch_url {
            Some(url) => Scratch::given(url, live).await?,
            None => Scratch::private().await?,
        };
        let restored = self.restore_and_check(&scratch, manifest.as_ref(), report);
        let restored = signals.unless_stopped(Box::pin(restored)).await;
        let removed = scratch.remove().await;
        restored.and(removed).map(|()| manifest)
    }

    async fn check_file(&self, report: &mut Report) -> anyhow::Result<Option<Manifest>> {
        let manifest = self.compare_with_manifest(report).await?;
        let contents = self.contents().await?;
        self.check_age(manifest.as_ref(), &contents, report)?;
        if let Some(manifest) = &manifest {
            self.compare_with_earlier(manifest, report)?;
        }
        Ok(manifest)
    }

    fn compare_with_earlier(&self, manifest: &Manifest, report: &mut Report) -> anyhow::Result<()> {
        if manifest.is_new_database {
            return report.note("made with --new-database: it is not compared with earlier dumps");
        }
        let Some(baseline) = Baseline::before(manifest::folder_of(self.file), manifest.taken_time)? else {
            return report.note("no earlier dump of its folder is verified, so none is compared with it");
        };
        match baseline.fault(manifest.database.as_deref(), &manifest.figures) {
            Some(fault) => report.wrong(fault),
            None => report.ok(format!(
                "no fewer accounts, ledger entries and orders than {}, the verified dump before it",
                baseline.name()
            )),
        }
    }

    async fn compare_with_manifest(&self, report: &mut Report) -> anyhow::Result<Option<Manifest>> {
        let Some(manifest) = Manifest::of(self.file)? else {
            report.note(
                "without a manifest of `portal backup create`: its figures are compared with each other only",
            )?;
            return Ok(None);
        };
        let file = self.file.to_owned();
        let digest = spawn_blocking(move || manifest::digest(&file));
        let size_bytes = report.size_bytes;
        let read = async || format!("reading {}", mebibytes(size_bytes));
        let (size_bytes, sha256) = progress::during("comparing with the manifest", digest, read)
            .await?
            .with_context(|| format!("{} cannot be read", self.file.display()))?;
        if (size_bytes, &sha256) != (manifest.size_bytes, &manifest.sha256) {
            // The report names the fault. `is_verified` ignores a mark that stays, if the size differs.
            let _ = manifest::unmark(self.file);
        }
        if size_bytes != manifest.size_bytes {
            bail!(
                "{} is truncated, or is another file: it has {size_bytes} bytes, and its manifest says {}",
                self.file.display(),
                manifest.size_bytes
            );
        }
        if sha256 != manifest.sha256 {
            bail!(
                "{} is damaged, or is another file: its SHA-256 is not that of its manifest",
                self.file.display()
            );
        }
        report.ok("size and SHA-256 are those of the manifest")?;
        Ok(Some(manifest))
    }

    /// The dump's table of contents.
    async fn contents(&self) -> anyhow::Result<String> {
        let mut command = tokio::process::Command::new(self.pg_restore);
        command.arg("--list").arg(self.file);
        let contents = programs::run(command).await.with_context(|| self.unreadable())?;
        if !contents.contains(HISTORY) {
            bail!(
                "{} is a dump of another program: it has no table refinery_schema_history",
                self.file.display()
            );
        }
        Ok(contents)
    }

    fn unreadable(&self) -> String {
        format!(
            "pg_restore could not restore {}; it is truncated, damaged, or of a newer PostgreSQL",
            self.file.display()
        )
    }

    fn check_age(
        &self,
        manifest: Option<&Manifest>,
        contents: &str,
        report: &mut Report,
    ) -> anyhow::Result<()> {
        let taken = manifest.map(|manifest| manifest.taken_time).or_else(|| archive_time(contents));
        let taken =
            taken.with_context(|| format!("{} does not say when it was made", self.file.display()))?;
        let age = SystemClock.now() - taken;
        report.taken_time = Some(taken);
        report.age_seconds = Some(age.num_seconds());
        let hours = age.num_seconds() as f64 / 3600.0;
        let (at, most) = (taken.format("%F %T UTC"), self.verify.max_age_h);
        if age.num_seconds() < -CLOCKS_S {
            report.wrong(format!("it is of the future, {at}: check the clocks"))
        } else if hours > f64::from(most) {
            report.wrong(format!("it is {hours:.1} hours old ({at}); --max-age-h allows {most} hours"))
        } else {
            report.ok(format!("{hours:.1} hours old ({at}), at most {most} hours"))
        }
    }

    async fn restore_and_check(
        &self,
        scratch: &Scratch,
        manifest: Option<&Manifest>,
        report: &mut Report,
    ) -> anyhow::Result<()> {
        // The schema as this program's migrations make it, for the comparison.
        sql::migrate(&scratch.url).await?;
        let expected = backup::schema(&scratch.pool).await?;
        backup::empty_scratch(&scratch.pool).await?;

        self.restore(scratch, report).await?;
        backup::analyze(&scratch.pool).await?;
        // Before later migrations, which may change rows.
        let figures = backup::figures(&scratch.pool).await?;
        self.check_schema(scratch, &expected, report).await?;
        check_figures(&figures, manifest, report)?;
        report.figures = Some(figures);
        check_rules(scratch, report).await
    }

    async fn restore(&self, scratch: &Scratch, report: &mut Report) -> anyhow::Result<()> {
        let began = Instant::now();
        let mut command = programs::connecting(self.pg_restore, &scratch.url)?;
        let jobs = available_parallelism().map_or(1, usize::from).min(MAX_JOBS);
        command.args(["--exit-on-error", "--no-owner", "--no-privileges"]).arg(format!("--jobs={jobs}"));
        command.arg(self.file);
        let size = async || match backup::size_bytes(&scratch.pool).await {
            Ok(bytes) => format!("the scratch database has {}", mebibytes(bytes.unsigned_abs())),
            Err(error) => error.to_string(),
        };
        let restored = progress::during("restoring", programs::run(command), size).await;
        restored.with_context(|| self.unreadable())?;
        let size_bytes = backup::size_bytes(&scratch.pool).await?.unsigned_abs();
        let seconds = began.elapsed().as_secs_f64();
        report.ok(format!("restored in {seconds:.1} s, {} in the database", mebibytes(size_bytes)))
    }

    /// Migrates an older dump on, as an operator does after its restore.
    async fn check_schema(
        &self,
        scratch: &Scratch,
        expected: &[String],
        report: &mut Report,
    ) -> anyhow::Result<()> {
        let applied = backup::migrations(&scratch.pool).await?;
        let Some(newest) = applied.last() else {
            bail!("{} is a dump without rows: it has no applied migration", self.file.display());
        };
        if let Some(unknown) =
            applied.iter().find(|name| !sql::known_migrations().any(|known| known == name.as_str()))
        {
            bail!(
                "{} has the migration {unknown}, which this program does not know: verify it with the release that made it",
                self.file.display()
            );
        }
        let migrated =
            sql::migrate(&scratch.url).await.context("the restored database cannot be migrated")?;
        let found = backup::schema(&scratch.pool).await?;
        let missing = differences(expected, &found);
        if !missing.is_empty() {
            return report.wrong(format!("the schema differs, it lacks: {}", listed(&missing)));
        }
        // Such as an index of an operator. A restore has it too.
        let surplus = differences(&found, expected);
        if !surplus.is_empty() {
            report.note(format!("the schema has more than this program needs: {}", listed(&surplus)))?;
        }
        match migrated.last() {
            Some(last) => report.ok(format!("schema {newest}, migrated to {last} of this program")),
            None => report.ok(format!("schema {newest}, that of this program")),
        }
    }
}

/// The lines of `one` that are not in `other`.
fn differences<'a>(one: &'a [String], other: &[String]) -> Vec<&'a str> {
    one.iter().filter(|line| !other.contains(line)).map(String::as_str).collect()
}

/// The first lines, and the number of all if there are more.
fn listed(lines: &[&str]) -> String {
    let first = lines[..lines.len().min(MAX_LISTED)].join("; ");
    if lines.len() > MAX_LISTED { format!("{first}; {} in all", lines.len()) } else { first }
}

/// The time in `; Archive created at 2026-11-28 03:15:00 UTC`: the local time of the machine that made the dump.
fn archive_time(contents: &str) -> Option<DateTime<Utc>> {
    let (_, rest) = contents.split_once("Archive created at ")?;
    let time = NaiveDateTime::parse_from_str(rest.get(..19)?, "%Y-%m-%d %H:%M:%S").ok()?;
    time.and_local_timezone(Local).earliest().map(|time| time.to_utc())
}

fn check_figures(
    figures: &backup::Figures,
    manifest: Option<&Manifest>,
    report: &mut Report,
) -> anyhow::Result<()> {
    if figures.balance_coins != figures.ledger_coins {
        report.wrong(format!(
            "the balances have {} coins, and the ledger has {}",
            figures.balance_coins, figures.ledger_coins
        ))?;
    }
    if let Some(manifest) = manifest {
        let (Value::Object(found), Value::Object(expected)) =
            (serde_json::to_value(figures)?, serde_json::to_value(&manifest.figures)?)
        else {
            bail!("the figures are no objects");
        };
        for (name, expected) in &expected {
            let found = &found[name];
            if found != expected {
                report.wrong(format!("{name} is {found}, and the database had {expected}"))?;
            }
        }
    }
    let newest = [
        figures.newest_account_time,
        figures.newest_ledger_time,
        figures.newest_order_time,
        figures.newest_post_time,
    ];
    let newest = newest
        .into_iter()
        .flatten()
        .max()
        .map_or_else(|| "none".to_owned(), |time| time.format("%F %T UTC").to_string());
    report.note(format!(
        "{} accounts, {} coins in {} ledger entries, {} orders ({} cents paid), {} posts, {} comments, {} messages; the newest row: \
         {newest}",
        figures.accounts_count,
        figures.ledger_coins,
        figures.ledger_entries_count,
        figures.orders_count,
        figures.paid_orders_cents,
        figures.posts_count,
        figures.comments_count,
        figures.messages_count,
    ))
}

/// The rules of `portal audit`.
async fn check_rules(scratch: &Scratch, report: &mut Report) -> anyhow::Result<()> {
    let steps = Steps::new();
    let findings = audit::audit_with_progress(&scratch.pool, |rule| steps.begin(rule)).await?;
    let mut checked_rows = 0;
    let mut are_kept = true;
    for finding in &findings {
        checked_rows += finding.checked;
        if finding.wrong > 0 {
            are_kept = false;
            let (rule, checked, wrong) = (finding.invariant, finding.checked, finding.wrong);
            report.wrong(format!("{rule}: {wrong} of {checked} rows break this rule"))?;
        }
    }
    if are_kept {
        report.ok(format!("the {} rules of `portal audit`, {checked_rows} rows checked", findings.len()))?;
    }
    Ok(())
}

/// Replaces the file in one step, readable by node_exporter.
fn write_metric(path: &Path, time: DateTime<Utc>) -> anyhow::Result<()> {
    let mut file = tempfile::NamedTempFile::new_in(manifest::folder_of(path))?;
    writeln!(
        file,
        "# HELP portal_backup_verified_seconds Last verification of a dump that succeeded, in seconds since 1970\n\
         # TYPE portal_backup_verified_seconds gauge\n\
         portal_backup_verified_seconds {}",
        time.timestamp()
    )?;
    fs::set_permissions(file.path(), fs::Permissions::from_mode(0o644))?;
    file.persist(path)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::archive_time;

    #[test]
    fn the_time_of_a_dump_without_manifest_is_in_its_contents() {
        let contents = ";\n; Archive created at 2026-11-28 03:15:00 UTC\n;     dbname: portal\n";
        let read = archive_time(contents).unwrap().with_timezone(&chrono::Local);
        assert_eq!(read.format("%F %T").to_string(), "2026-11-28 03:15:00");
        assert_eq!(archive_time("; Archive created"), None);
    }
}

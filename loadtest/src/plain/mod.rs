//! Compares the portal with plain baselines: pgbench running the server's statements, one transaction each, and a bare
//! handler that returns the same bytes from memory. Rounds alternate, so that other work on the machine affects
//! both sides.

mod bare_server;
mod fixtures;
mod pgbench;
mod reads;
mod scripts;
mod statements;
mod table;

use anyhow::Context;

use crate::{
    cli::{Common, Limits, Load, Plain, Purchase, Thread},
    database,
    peers::{Kind, Placement, Server},
    promise::Promise,
    report::Report,
    scenario::{Run, purchase, thread},
    stop::Stop,
};
use fixtures::Fixtures;
use pgbench::Pgbench;
use table::Table;

const PURCHASES: &str = "purchases a second";
const WRITES: &str = "likes and comments of a hot post a second";
const READS: &str = "a second of its core: ";

pub async fn run(common: &Common, args: &Plain, stop: &Stop) -> anyhow::Result<Report> {
    crate::open_files::allow_sockets(u64::from(args.at_once) * 4)?;
    database::ours(&args.database, common.yes_this_is_my_server).await?;
    let mut table = Table::default();
    let mut report = Report::new("plain", Vec::new(), args);
    let measured = tokio::select! {
        measured = measure(common, args, stop, &mut table, &mut report) => measured,
        // An interrupted round is dropped.
        () = stop.wait() => Ok(()),
    };
    report.interrupted = stop.is_set();
    println!("{}", table.markdown());
    table.add_to(&mut report);
    report.keep_completed_rounds(measured)?;
    Ok(report)
}

async fn measure(
    common: &Common,
    args: &Plain,
    stop: &Stop,
    table: &mut Table,
    report: &mut Report,
) -> anyhow::Result<()> {
    let all = std::thread::available_parallelism()?.get() - 1;
    let writes = Server::start(Kind::Portal, &args.place(format!("0-{all}"))).await?;
    let mut fixtures = Fixtures::create(common, args, stop).await?;
    for round in 1..=args.rounds {
        eprintln!("round {round} of {}: writes", args.rounds);
        let run = || Run::new(&common.toward(format!("http://{}", writes.addr())), stop.clone());
        let bought = Box::pin(purchase::run(&run()?, &args.purchase())).await.context("purchases")?;
        let plainly = Pgbench::purchase(args, &mut fixtures).await?;
        table.add(PURCHASES, take(report, bought, "purchases a second")?, plainly);
        let written = Box::pin(thread::run(&run()?, &args.thread())).await.context("a hot post")?;
        let plainly = Pgbench::thread(args, &mut fixtures, &writes).await?;
        table.add(WRITES, take(report, written, "writes a second")?, plainly);
    }
    drop(writes);
    let server = Server::start(Kind::Portal, &args.place(args.core.to_string())).await?;
    for round in 1..=args.rounds {
        for read in &reads::READS {
            eprintln!("round {round} of {}: {}", args.rounds, read.name);
            let (ours, plainly) = reads::both(&server, read, args).await?;
            table.add(&format!("{READS}{}", read.name), ours, plainly);
        }
    }
    Ok(())
}

/// Takes a figure of one of our own scenarios; its broken promises count here too.
fn take(report: &mut Report, of: Report, figure: &str) -> anyhow::Result<f64> {
    let found = of.figures.iter().find(|one| one.name == figure).map(|one| one.value);
    report.errors.extend(of.errors);
    report.promises.extend(of.promises.into_iter().filter(Promise::is_broken));
    found.with_context(|| format!("the scenario {} has no figure \"{figure}\"", of.scenario))
}

impl Plain {
    fn place(&self, cores: String) -> Placement<'_> {
        Placement { cores, portal: Some(&self.portal), database: Some(&self.database), dir: None }
    }

    fn load(&self) -> Load {
        Load { rate: 1.0, saturate: Some(self.at_once), seconds: self.seconds, limits: Limits::default() }
    }

    fn purchase(&self) -> Purchase {
        Purchase { load: self.load(), people: self.at_once.into() }
    }

    fn thread(&self) -> Thread {
        let writers = self.at_once.into();
        Thread {
            load: self.load(),
            watchers: 1,
            per_person: 1,
            writers,
            likes: 50,
            text: scripts::TEXT as u64,
        }
    }
}

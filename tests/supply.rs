//! Checks dependencies by the same `.deny.toml` as cargo-deny in `make test-all ONLY=supply`, which would have to be built first. This
//! test reads only cargo's metadata of the locked crates.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    fs,
    path::Path,
    process::Command,
    sync::OnceLock,
};

use serde::Deserialize;
use serde_json::Value;
use toml::Table;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Our crate without a lint against `unsafe`: cornucopia generates it without lints. It contains no `unsafe`.
const WITHOUT_LINTS: [&str; 1] = ["portal-queries"];

#[test]
fn crates_come_from_allowed_sources_under_allowed_licences() {
    assert_eq!(Supply::read().faults(), Vec::<String>::new());
}

/// Removes an entry from a list, or forbids a used crate, and expects a fault: so the lists are checked against the used crates.
#[test]
#[ignore = "night"]
fn a_crate_that_is_not_allowed_is_found() {
    let told = |change: fn(&mut Supply), wanted: &str| {
        let mut supply = Supply::read();
        change(&mut supply);
        let faults = supply.faults();
        assert!(faults.iter().any(|fault| fault.starts_with(wanted)), "no {wanted}: {faults:?}");
    };
    told(|supply| supply.rules.licenses.allow.retain(|id| id != "ISC"), "untrusted 0.9");
    told(|supply| supply.rules.bans.deny.push("tokio".into()), "tokio 1.");
    told(|supply| supply.rules.sources.allow_registry.clear(), "serde 1.");
    told(|supply| supply.digests.retain(|(name, _)| name != "serde"), "serde 1.");
    told(|supply| supply.crate_named("serde").source = None, "serde 1.");
    told(|supply| supply.crate_named("serde").dependencies[0].req = "*".into(), "serde 1.");
    told(|supply| supply.crate_named("serde").license = None, "serde 1.");
    told(|supply| supply.lints.clear(), "portal-actors 0.1.0");
}

#[test]
fn an_ignored_advisory_concerns_a_used_crate_and_has_a_reason() {
    for ignored in table(".deny.toml")["advisories"]["ignore"].as_array().unwrap() {
        let reason = ignored.get("reason").and_then(toml::Value::as_str).unwrap_or_default();
        let words: Vec<&str> = reason.split_whitespace().collect();
        let is_used = Supply::read().crates.iter().any(|one| words.first() == Some(&one.name.as_str()));
        assert!(is_used && words.len() > 8, "{ignored:?} has no reason that begins with a used crate");
    }
}

#[test]
fn crates_with_lints_forbid_unsafe_and_the_others_contain_none() {
    assert_eq!(table("Cargo.toml")["workspace"]["lints"]["rust"]["unsafe_code"].as_str(), Some("forbid"));
    for name in WITHOUT_LINTS {
        let supply = Supply::read();
        let one = supply.crates.iter().find(|one| one.name == name).expect(name);
        let folder = Path::new(&one.manifest_path).parent().unwrap();
        let mut left = vec![folder.to_owned()];
        let mut read = 0;
        while let Some(path) = left.pop() {
            if path.is_dir() {
                left.extend(fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                assert!(!text.contains("unsafe "), "{}", path.display());
                read += 1;
            }
        }
        assert!(read > 0, "{name}");
    }
}

#[test]
fn an_expression_of_licences_is_satisfied_by_allowed_ones() {
    let allowed = ["MIT", "ISC", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
    let cases = [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("Unlicense/MIT", true),
        ("Apache-2.0 / GPL-3.0", true),
        ("MIT AND GPL-3.0", false),
        ("ISC AND (GPL-3.0 OR MIT)", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", false),
        // AND binds tighter than OR.
        ("MIT OR GPL-3.0 AND GPL-2.0", true),
        ("GPL-3.0 AND MIT OR GPL-2.0", false),
        ("Apache-2.0 WITH LLVM-exception", true),
        ("MIT WITH LLVM-exception", false),
        ("Apache-2.0+", false),
        ("", false),
        ("MIT OR", false),
        ("(MIT", false),
        ("MIT ISC", false),
    ];
    for (expression, expected) in cases {
        assert_eq!(satisfied(expression, &allowed), expected, "{expression}");
    }
}

/// The locked crates and the allowed ones.
#[derive(Clone)]
struct Supply {
    rules: Rules,
    crates: Vec<Crate>,
    /// Crates that the portal, its build and its measurements need. Crates that only tests need are not distributed, so
    /// cargo-deny skips their licences, too.
    handed_on: HashSet<String>,
    /// Name and version of locked crates with a checksum.
    digests: HashSet<(String, String)>,
    /// Our crates, and whether each has the workspace's lints, which forbid `unsafe`.
    lints: BTreeSet<String>,
}

#[derive(Clone, Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Clone, Deserialize)]
struct Licenses {
    allow: Vec<String>,
}

#[derive(Clone, Deserialize)]
struct Bans {
    deny: Vec<String>,
}

#[derive(Clone, Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    allow_registry: Vec<String>,
}

#[derive(Clone, Deserialize)]
struct Crate {
    id: String,
    name: String,
    version: String,
    /// `None`: a local path.
    source: Option<String>,
    license: Option<String>,
    manifest_path: String,
    dependencies: Vec<Dependency>,
}

#[derive(Clone, Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
}

impl Supply {
    /// A copy that a test changes.
    fn read() -> Self {
        static READ: OnceLock<Supply> = OnceLock::new();
        READ.get_or_init(Self::from_cargo).clone()
    }

    fn from_cargo() -> Self {
        // Works without a network when all crates are downloaded.
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--locked", "--all-features", "--format-version", "1"])
            .current_dir(ROOT)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
        let crates: Vec<Crate> = serde_json::from_value(metadata["packages"].clone()).unwrap();
        let lock = table("Cargo.lock");
        let locked = lock["package"].as_array().unwrap();
        let text = |package: &toml::Value, key: &str| package[key].as_str().unwrap().to_owned();
        let digests = locked.iter().filter(|package| package.get("checksum").is_some());
        Self {
            rules: toml::from_str(&read(".deny.toml")).unwrap(),
            handed_on: handed_on(&metadata),
            digests: digests.map(|package| (text(package, "name"), text(package, "version"))).collect(),
            lints: crates
                .iter()
                .filter(|one| one.is_ours() && one.forbids_unsafe())
                .map(|one| one.name.clone())
                .collect(),
            crates,
        }
    }

    fn crate_named(&mut self, name: &str) -> &mut Crate {
        self.crates.iter_mut().find(|one| one.name == name).unwrap()
    }

    fn faults(&self) -> Vec<String> {
        let of = |one| self.faults_of(one).into_iter().map(move |fault| one.told(&fault));
        self.crates.iter().flat_map(of).collect()
    }

    fn faults_of(&self, one: &Crate) -> Vec<String> {
        let mut faults = Vec::new();
        let by_any = one.dependencies.iter().filter(|other| other.req == "*" && other.path.is_none());
        faults.extend(by_any.map(|other| format!("takes any version of {}", other.name)));
        if self.rules.bans.deny.contains(&one.name) {
            faults.push("is forbidden".into());
        }
        if one.is_ours() {
            if !self.lints.contains(&one.name) && !WITHOUT_LINTS.contains(&one.name.as_str()) {
                faults.push("does not forbid `unsafe`: `[lints] workspace = true`".into());
            }
            return faults;
        }
        let allowed = |registry: &String| one.source.as_ref() == Some(&format!("registry+{registry}"));
        if !self.rules.sources.allow_registry.iter().any(allowed) {
            faults.push(format!("comes from {:?}", one.source));
        }
        if !self.digests.contains(&(one.name.clone(), one.version.clone())) {
            faults.push("is locked without a digest".into());
        }
        let license = one.license.as_deref().unwrap_or_default();
        if self.handed_on.contains(&one.id) && !satisfied(license, &self.rules.licenses.allow) {
            faults.push(format!("has the licence {license:?}"));
        }
        faults
    }
}

impl Crate {
    fn told(&self, fault: &str) -> String {
        format!("{} {} {fault}", self.name, self.version)
    }

    /// A path in this checkout.
    fn is_ours(&self) -> bool {
        self.source.is_none() && Path::new(&self.manifest_path).starts_with(ROOT)
    }

    fn forbids_unsafe(&self) -> bool {
        let manifest = table(&self.manifest_path);
        let from_workspace = manifest.get("lints").and_then(|lints| lints.get("workspace"));
        from_workspace.and_then(toml::Value::as_bool) == Some(true)
    }
}

/// All crates that the workspace's crates need to run or to build, transitively.
fn handed_on(metadata: &Value) -> HashSet<String> {
    let nodes = metadata["resolve"]["nodes"].as_array().unwrap();
    let nodes: HashMap<&str, &Value> =
        nodes.iter().map(|node| (node["id"].as_str().unwrap(), node)).collect();
    let members = metadata["workspace_members"].as_array().unwrap();
    let mut left: Vec<&str> = members.iter().map(|id| id.as_str().unwrap()).collect();
    let mut found = HashSet::new();
    while let Some(id) = left.pop() {
        if !found.insert(id.to_owned()) {
            continue;
        }
        for needed in nodes[id]["deps"].as_array().unwrap() {
            if needed["dep_kinds"].as_array().unwrap().iter().any(|kind| kind["kind"] != "dev") {
                left.push(needed["pkg"].as_str().unwrap());
            }
        }
    }
    found
}

/// Whether allowed licences satisfy an SPDX expression. `/` is an old spelling of OR. Unknown syntax is not satisfied.
fn satisfied(expression: &str, allowed: &[String]) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let mut words = spaced.split_whitespace().peekable();
    either(&mut words, allowed) == Some(true) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn either(words: &mut Words, allowed: &[String]) -> Option<bool> {
    let mut met = both(words, allowed)?;
    while words.next_if_eq(&"OR").is_some() {
        met |= both(words, allowed)?;
    }
    Some(met)
}

fn both(words: &mut Words, allowed: &[String]) -> Option<bool> {
    let mut met = single(words, allowed)?;
    while words.next_if_eq(&"AND").is_some() {
        met &= single(words, allowed)?;
    }
    Some(met)
}

fn single(words: &mut Words, allowed: &[String]) -> Option<bool> {
    match words.next()? {
        "(" => {
            let met = either(words, allowed)?;
            words.next_if_eq(&")").map(|_| met)
        }
        ")" | "AND" | "OR" | "WITH" => None,
        id => {
            let name = match words.next_if_eq(&"WITH") {
                Some(with) => format!("{id} {with} {}", words.next()?),
                None => id.to_owned(),
            };
            Some(allowed.contains(&name))
        }
    }
}

fn table(path: &str) -> Table {
    toml::from_str(&read(path)).unwrap()
}

/// Reads a file by its path in the checkout, or an absolute path.
fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).unwrap()
}

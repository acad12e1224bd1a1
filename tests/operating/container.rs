//! The compose file for operators fits the image, the settings, the balancer's file and the times of a node. The rules of the Dockerfile
//! are in `.make/image-rules.mjs`, and `make test-all ONLY=image` builds and starts it.

use std::collections::BTreeSet;

use portal::config::Config;
use serde_json::Value;

const COMPOSE: &str = include_str!("../../src/ops/compose.yaml");
const DOCKERFILE: &str = include_str!("../../src/ops/Dockerfile");
const CADDY: &str = include_str!("../../src/ops/Caddyfile");
const PAGE: &str = include_str!("../../src/ops/container.md");
/// A stop ends within this time (`src/config/check.rs`).
const LONGEST_STOP_S: u64 = 25;

#[test]
fn every_setting_of_the_container_files_exists() {
    let config = Config::read(&|_| None).unwrap();
    for text in [COMPOSE, DOCKERFILE, PAGE] {
        let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let names: BTreeSet<_> =
            words.filter(|word| word.starts_with("PORTAL_")).map(str::to_owned).collect();
        assert!(!names.is_empty());
        assert_eq!(config.unknown(names.into_iter()), []);
    }
}

#[test]
fn services_wait_for_those_they_need_and_have_time_to_stop() {
    let compose = compose();
    let services = compose["services"].as_object().unwrap();
    for (name, service) in services {
        for (needed, how) in service["depends_on"].as_object().into_iter().flatten() {
            let needed =
                services.get(needed).unwrap_or_else(|| panic!("{name} needs {needed}, which is no service"));
            match how["condition"].as_str().unwrap() {
                "service_healthy" => assert!(needed["healthcheck"]["test"].is_array(), "{name}: {needed}"),
                // It ends, so nothing restarts it.
                "service_completed_successfully" => assert!(needed["restart"].is_null(), "{name}: {needed}"),
                other => panic!("{name}: {other}"),
            }
        }
    }
    for node in ["portal-1", "portal-2"] {
        let grace = services[node]["stop_grace_period"].as_str().unwrap();
        assert!(grace.strip_suffix('s').unwrap().parse::<u64>().unwrap() > LONGEST_STOP_S, "{grace}");
        let check = services[node]["healthcheck"]["test"].to_string();
        assert_eq!(check, r#"["CMD","/usr/local/bin/portal","health","--ready"]"#);
    }
}

#[test]
fn nodes_are_read_only_and_only_the_balancer_is_reachable() {
    let compose = compose();
    let services = compose["services"].as_object().unwrap();
    for (name, service) in services {
        assert!(service.get("ports").is_none(), "{name}");
        assert_eq!(service["network_mode"] == "host", name == "balancer", "{name}");
        let image = service["image"].as_str().unwrap();
        assert!(!image.ends_with(":latest") && !image.contains('@'), "{name}: {image}");
    }
    for name in ["portal-1", "portal-2", "migrate"] {
        let service = &services[name];
        assert_eq!(
            (&service["read_only"], service["cap_drop"].to_string()),
            (&true.into(), r#"["ALL"]"#.into())
        );
        assert_eq!(service["security_opt"].to_string(), r#"["no-new-privileges:true"]"#);
        assert!(service["env_file"].is_string(), "{name} has its secrets from a file");
    }
}

#[test]
fn the_balancer_finds_the_nodes_and_they_trust_it() {
    let compose = compose();
    let address = |name: &str| {
        compose["services"][name]["networks"]["nodes"]["ipv4_address"].as_str().unwrap().to_owned()
    };
    for name in ["portal-1", "portal-2"] {
        assert!(CADDY.contains(&format!("{}:8080", address(name))), "{name}");
        // The balancer is in the network of the machine, where players with IPv6 keep their addresses. It calls from the gateway.
        let gateway = &compose["networks"]["nodes"]["ipam"]["config"][0]["gateway"];
        assert!(gateway.is_string());
        assert_eq!(&compose["services"][name]["environment"]["PORTAL_TRUSTED_PROXIES"], gateway);
        assert!(
            compose["services"][name]["build"]["args"]["BUILD_COMMIT"].is_string(),
            "{name} names its commit"
        );
        // Both nodes store pictures and files in the same folders, and nothing else.
        let volumes = compose["services"][name]["volumes"].to_string();
        let shared = ["media:/var/lib/portal/media", "files:/var/lib/portal/files"];
        assert!(shared.iter().all(|volume| volumes.contains(volume)), "{volumes}");
    }
    let home = |name: &str| compose["services"][name]["volumes"][0].as_str().unwrap().to_owned();
    assert_ne!(home("portal-1"), home("portal-2"));
}

fn compose() -> Value {
    serde_saphyr::from_str(COMPOSE).unwrap()
}

//! Alipay, as far as portals see it: a gateway with keys of its own that checks every signature of ours and signs every
//! answer; a cashier; call-backs. Keys are drawn for the test.

use std::{
    collections::{HashMap, VecDeque},
    net::SocketAddr,
    sync::{Arc, LazyLock, Mutex},
};

use base64::{Engine, engine::general_purpose::STANDARD};
use rsa::{
    RsaPrivateKey,
    pkcs1v15::{Signature, SigningKey, VerifyingKey},
    pkcs8::{EncodePrivateKey, EncodePublicKey, LineEnding},
    rand_core::OsRng,
    sha2::Sha256,
    signature::{SignatureEncoding, Signer, Verifier},
};
use serde_json::{Value, json};

use super::{
    Options, Page, TestServer,
    web::{self, Answers},
};

pub const APP_ID: &str = "2021000000000001";
pub const SELLER_ID: &str = "2088000000000001";

/// The app's key, Alipay's, and a forger's. Drawing them takes a while.
static KEYS: LazyLock<[RsaPrivateKey; 3]> =
    LazyLock::new(|| [(); 3].map(|()| RsaPrivateKey::new(&mut OsRng, 2048).unwrap()));

type Fields = Vec<(String, String)>;

#[derive(Clone)]
pub struct Alipay {
    addr: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// By `out_trade_no`.
    trades: HashMap<String, Trade>,
    /// The methods that were called.
    calls: Vec<String>,
    treats: VecDeque<Treat>,
    /// Methods whose calls are not answered.
    stalled: Vec<&'static str>,
}

#[derive(Clone)]
pub struct Trade {
    pub trade_no: String,
    pub total_amount: String,
    pub status: &'static str,
    /// Numbers of the refunds that were carried out, in order.
    pub refunds: Vec<String>,
}

/// How one call is treated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Treat {
    /// Not carried out: 502.
    Broken,
    /// Not carried out: "busy", signed.
    Busy,
    /// Carried out, and the connection ends before the answer.
    HangsUp,
    /// Carried out, answered under a forger's signature.
    Forged,
    /// Carried out after the buyer, at the same moment, paid.
    PaidMeanwhile,
}

impl Alipay {
    pub fn start() -> Self {
        let state = Arc::<Mutex<State>>::default();
        let theirs = state.clone();
        let addr = web::serve(move |body| theirs.lock().unwrap().answer(body));
        Self { addr, state }
    }

    /// The variables of a portal that sells through it.
    pub fn settings(&self) -> Vec<(&'static str, String)> {
        let private = KEYS[0].to_pkcs8_pem(LineEnding::LF).unwrap().to_string();
        let public = KEYS[1].to_public_key().to_public_key_der().unwrap();
        vec![
            ("PORTAL_PAY_CHANNELS", "alipay,sandbox".into()),
            ("PORTAL_PUBLIC_URL", "http://portal.example".into()),
            ("PORTAL_ALIPAY_GATEWAY", format!("http://{}/gateway.do", self.addr)),
            ("PORTAL_ALIPAY_APP_ID", APP_ID.into()),
            ("PORTAL_ALIPAY_SELLER_ID", SELLER_ID.into()),
            ("PORTAL_ALIPAY_PRIVATE_KEY", private),
            ("PORTAL_ALIPAY_PUBLIC_KEY", STANDARD.encode(public)),
            ("PORTAL_PAY_SWEEP_S", "0.02".into()),
        ]
    }

    pub fn options(&self) -> Options {
        self.settings().iter().fold(Options::default(), |options, (name, value)| options.set(name, value))
    }

    /// The buyer's browser follows the address that the portal gave; what it asks for, checked.
    pub fn open(&self, address: &str) -> Value {
        let (gateway, query) = address.split_once('?').unwrap();
        assert_eq!(gateway, format!("http://{}/gateway.do", self.addr));
        let fields: Fields = serde_urlencoded::from_str(query).unwrap();
        assert!(is_ours(&fields), "{fields:?}");
        assert_eq!(get(&fields, "method"), "alipay.trade.wap.pay");
        let asked: Value = serde_json::from_str(get(&fields, "biz_content")).unwrap();
        let text = |name: &str| asked[name].as_str().unwrap().to_owned();
        let mut state = self.state.lock().unwrap();
        let trade_no = format!("20260{:011}", state.trades.len() + 1);
        let trade = Trade {
            trade_no,
            total_amount: text("total_amount"),
            status: "WAIT_BUYER_PAY",
            refunds: Vec::new(),
        };
        state.trades.entry(text("out_trade_no")).or_insert(trade);
        let mut told = asked;
        told["notify_url"] = get(&fields, "notify_url").into();
        told["return_url"] = get(&fields, "return_url").into();
        told
    }

    /// The buyer pays; nobody is told.
    pub fn pay(&self, order: &str) {
        self.state.lock().unwrap().trades.get_mut(&number(order)).unwrap().status = "TRADE_SUCCESS";
    }

    /// The buyer pays the order once more, by another trade, as happens after faults of Alipay's own; its number.
    pub fn pay_again(&self, order: &str) -> String {
        let mut state = self.state.lock().unwrap();
        let trade_no = format!("20269{:011}", state.trades.len() + 1);
        let second =
            Trade { trade_no: trade_no.clone(), refunds: Vec::new(), ..state.trades[&number(order)].clone() };
        state.trades.insert(format!("{} again", number(order)), second);
        trade_no
    }

    /// What was paid back of the trade of this number.
    pub fn refunds_of(&self, trade_no: &str) -> Vec<String> {
        let state = self.state.lock().unwrap();
        state.trades.values().find(|trade| trade.trade_no == trade_no).unwrap().refunds.clone()
    }

    /// Calls of this method are not answered any more.
    pub fn stall(&self, method: &'static str) {
        self.state.lock().unwrap().stalled.push(method);
    }

    pub fn trade(&self, order: &str) -> Trade {
        self.state.lock().unwrap().trades[&number(order)].clone()
    }

    pub fn treat_next(&self, treats: &[Treat]) {
        self.state.lock().unwrap().treats.extend(treats);
    }

    /// How often a method was called.
    pub fn calls(&self, method: &str) -> usize {
        self.state.lock().unwrap().calls.iter().filter(|call| *call == method).count()
    }

    /// A call-back about the order's trade, with other values for some fields, signed.
    pub fn notice(&self, order: &str, changes: &[(&str, &str)]) -> Fields {
        let trade = self.trade(order);
        let mut fields: Fields = [
            ("app_id", APP_ID),
            ("seller_id", SELLER_ID),
            ("notify_type", "trade_status_sync"),
            ("notify_time", "2026-11-21 08:00:00"),
            ("charset", "utf-8"),
            ("version", "1.0"),
            ("subject", "60 X钻"),
            ("out_trade_no", &number(order)),
            ("trade_no", &trade.trade_no),
            ("trade_status", trade.status),
            ("total_amount", &trade.total_amount),
        ]
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .into();
        for (name, value) in changes {
            fields.retain(|(known, _)| known != name);
            fields.push(((*name).to_owned(), (*value).to_owned()));
        }
        sign(&KEYS[1], &mut fields);
        fields
    }

    /// The same, signed by somebody else.
    pub fn forged(&self, order: &str) -> Fields {
        let mut fields = self.notice(order, &[]);
        fields.retain(|(name, _)| !matches!(name.as_str(), "sign" | "sign_type"));
        sign(&KEYS[2], &mut fields);
        fields
    }

    pub async fn call_back(server: &TestServer, fields: &Fields) -> Page {
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        server.visitor().page(reqwest::Method::POST, "/api/order/notify/alipay", &fields).await
    }
}

impl State {
    fn answer(&mut self, body: &str) -> Answers {
        let fields: Fields = serde_urlencoded::from_str(body).unwrap();
        assert!(is_ours(&fields), "{fields:?}");
        let method = get(&fields, "method").to_owned();
        self.calls.push(method.clone());
        if self.stalled.iter().any(|stalled| *stalled == method) {
            return Answers::Stalls;
        }
        let treat = self.treats.pop_front();
        let asked: Value = serde_json::from_str(get(&fields, "biz_content")).unwrap();
        match treat {
            Some(Treat::Broken) => return Answers::Says(502, "bad gateway".into()),
            Some(Treat::Busy) => {
                let busy = json!({ "code": "20000", "msg": "Service Currently Unavailable", "sub_code": "isp.unknow-error" });
                return Answers::Says(200, signed(&KEYS[1], &method, &busy));
            }
            Some(Treat::PaidMeanwhile) => {
                self.find(&asked).unwrap().status = "TRADE_SUCCESS";
            }
            _ => {}
        }
        let said = match method.as_str() {
            "alipay.trade.query" => self.query(&asked),
            "alipay.trade.close" => self.close(&asked),
            "alipay.trade.refund" => self.refund(&asked),
            "alipay.trade.fastpay.refund.query" => self.refund_query(&asked),
            other => panic!("{other}"),
        };
        match treat {
            Some(Treat::HangsUp) => Answers::HangsUp,
            Some(Treat::Forged) => Answers::Says(200, signed(&KEYS[2], &method, &said)),
            _ => Answers::Says(200, signed(&KEYS[1], &method, &said)),
        }
    }

    fn find(&mut self, asked: &Value) -> Option<&mut Trade> {
        match (asked["out_trade_no"].as_str(), asked["trade_no"].as_str()) {
            (Some(number), _) => self.trades.get_mut(number),
            (None, Some(trade_no)) => self.trades.values_mut().find(|trade| trade.trade_no == trade_no),
            (None, None) => None,
        }
    }

    fn query(&mut self, asked: &Value) -> Value {
        let number = asked["out_trade_no"].clone();
        let Some(trade) = self.find(asked) else { return no("ACQ.TRADE_NOT_EXIST") };
        json!({
            "code": "10000", "msg": "Success", "out_trade_no": number, "trade_no": trade.trade_no,
            "trade_status": trade.status, "total_amount": trade.total_amount, "buyer_logon_id": "林***@example.com",
        })
    }

    fn close(&mut self, asked: &Value) -> Value {
        match self.find(asked) {
            None => no("ACQ.TRADE_NOT_EXIST"),
            Some(trade) if trade.status == "WAIT_BUYER_PAY" => {
                trade.status = "TRADE_CLOSED";
                json!({ "code": "10000", "msg": "Success" })
            }
            Some(_) => no("ACQ.TRADE_STATUS_ERROR"),
        }
    }

    fn refund(&mut self, asked: &Value) -> Value {
        let number = asked["out_request_no"].as_str().unwrap().to_owned();
        let amount = asked["refund_amount"].as_str().unwrap().to_owned();
        let Some(trade) = self.find(asked) else { return no("ACQ.TRADE_NOT_EXIST") };
        if trade.refunds.contains(&number) {
            return json!({ "code": "10000", "msg": "Success", "fund_change": "N" });
        }
        if trade.status == "WAIT_BUYER_PAY" || trade.total_amount != amount || !trade.refunds.is_empty() {
            return no("ACQ.REFUND_AMT_NOT_EQUAL_TOTAL");
        }
        trade.refunds.push(number);
        trade.status = "TRADE_CLOSED";
        json!({ "code": "10000", "msg": "Success", "fund_change": "Y", "refund_fee": amount })
    }

    fn refund_query(&mut self, asked: &Value) -> Value {
        let number = asked["out_request_no"].as_str().unwrap().to_owned();
        let Some(trade) = self.find(asked) else { return no("ACQ.TRADE_NOT_EXIST") };
        if trade.refunds.contains(&number) {
            json!({ "code": "10000", "msg": "Success", "refund_status": "REFUND_SUCCESS" })
        } else {
            json!({ "code": "10000", "msg": "Success" })
        }
    }
}

fn no(sub_code: &str) -> Value {
    json!({ "code": "40004", "msg": "Business Failed", "sub_code": sub_code, "sub_msg": "不行" })
}

/// An answer as Alipay writes it: one member is signed, to the byte.
fn signed(key: &RsaPrivateKey, method: &str, said: &Value) -> String {
    let body = said.to_string();
    let sign = STANDARD.encode(SigningKey::<Sha256>::new(key.clone()).sign(body.as_bytes()).to_bytes());
    format!(r#"{{"{}_response":{body},"sign":"{sign}"}}"#, method.replace('.', "_"))
}

fn sign(key: &RsaPrivateKey, fields: &mut Fields) {
    let sign = SigningKey::<Sha256>::new(key.clone()).sign(text(fields, &["sign", "sign_type"]).as_bytes());
    fields.push(("sign".into(), STANDARD.encode(sign.to_bytes())));
    fields.push(("sign_type".into(), "RSA2".into()));
}

/// The common parameters are those of the app, under its signature.
fn is_ours(fields: &Fields) -> bool {
    let known = [("app_id", APP_ID), ("charset", "utf-8"), ("sign_type", "RSA2"), ("version", "1.0")];
    let sign = STANDARD.decode(get(fields, "sign")).unwrap();
    let sign = Signature::try_from(sign.as_slice()).unwrap();
    known.iter().all(|(name, value)| get(fields, name) == *value)
        && get(fields, "timestamp").len() == "2026-11-21 08:00:00".len()
        && VerifyingKey::<Sha256>::new(KEYS[0].to_public_key())
            .verify(text(fields, &["sign"]).as_bytes(), &sign)
            .is_ok()
}

fn text(fields: &Fields, without: &[&str]) -> String {
    let mut signed: Vec<_> = fields.iter().filter(|(name, _)| !without.contains(&name.as_str())).collect();
    signed.sort();
    signed.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

fn get<'a>(fields: &'a Fields, name: &str) -> &'a str {
    let found = fields.iter().find(|(known, _)| known == name);
    found.map_or("", |(_, value)| value.as_str())
}

/// An order's `out_trade_no`.
fn number(order: &str) -> String {
    order.replace('-', "")
}

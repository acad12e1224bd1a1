//! A fake S3 store in memory: objects, ranges and multipart uploads. It checks the signature of every request.

mod request;
mod signature;

use std::{
    collections::BTreeMap,
    io,
    net::{Ipv4Addr, SocketAddr},
    sync::{Arc, LazyLock, Mutex},
};

use tokio::{
    io::{AsyncWriteExt, BufReader},
    net::{TcpListener, TcpStream},
    runtime::Runtime,
};

use request::Request;

const BUCKET: &str = "portal";
const ACCESS_KEY: &str = "portal-access";
const SECRET_KEY: &str = "what store and portal share";

pub struct S3 {
    addr: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    objects: BTreeMap<String, Object>,
    uploads: BTreeMap<String, Upload>,
    /// The number of multipart uploads so far.
    begun: usize,
    /// This number of next requests gets 503.
    failing: usize,
}

struct Object {
    content: Vec<u8>,
    content_type: String,
}

struct Upload {
    content_type: String,
    /// The parts by number.
    parts: BTreeMap<u32, Vec<u8>>,
}

/// Stores run on their own runtime. When a test ends, its runtime waits until its server has stopped, and the server may still call its
/// store while it stops.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| {
    tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap()
});

impl S3 {
    pub fn start() -> Self {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        listener.set_nonblocking(true).unwrap();
        let addr = listener.local_addr().unwrap();
        let state = Arc::<Mutex<State>>::default();
        let theirs = state.clone();
        RUNTIME.spawn(async move {
            let listener = TcpListener::from_std(listener).unwrap();
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, theirs.clone()));
            }
        });
        Self { addr, state }
    }

    /// The settings of a portal that uses this store.
    pub fn settings(&self) -> [(&'static str, String); 4] {
        [
            ("PORTAL_S3_BUCKET", BUCKET.into()),
            ("PORTAL_S3_ENDPOINT", format!("http://{}", self.addr)),
            ("PORTAL_S3_ACCESS_KEY", ACCESS_KEY.into()),
            ("PORTAL_S3_SECRET_KEY", SECRET_KEY.into()),
        ]
    }

    /// The keys of all objects, in order.
    pub fn keys(&self) -> Vec<String> {
        self.state.lock().unwrap().objects.keys().cloned().collect()
    }

    /// The number of multipart uploads that were neither completed nor aborted.
    pub fn unfinished(&self) -> usize {
        self.state.lock().unwrap().uploads.len()
    }

    /// The number of multipart uploads so far.
    pub fn begun(&self) -> usize {
        self.state.lock().unwrap().begun
    }

    pub fn fail_next(&self, requests: usize) {
        self.state.lock().unwrap().failing = requests;
    }
}

/// Serves one request.
async fn serve(stream: TcpStream, state: Arc<Mutex<State>>) -> io::Result<()> {
    let mut stream = BufReader::new(stream);
    let request = Request::read(&mut stream).await?;
    let answer = {
        let mut state = state.lock().unwrap();
        if state.failing > 0 {
            state.failing -= 1;
            Answer::status(503)
        } else if signature::is_good(&request, ACCESS_KEY, SECRET_KEY) {
            state.answer(&request)
        } else {
            Answer::status(403)
        }
    };
    stream.write_all(&answer.bytes(request.method == "HEAD")).await?;
    stream.shutdown().await
}

impl State {
    fn answer(&mut self, request: &Request) -> Answer {
        if request.method == "POST" && request.query("delete").is_some() {
            return self.delete(request);
        }
        let Some(key) = request.path.strip_prefix(&format!("/{BUCKET}/")) else { return Answer::status(404) };
        let upload = request.query("uploadId");
        match (request.method.as_str(), upload) {
            ("POST", None) if request.query("uploads").is_some() => {
                self.begun += 1;
                let id = format!("{}-{key}", self.begun);
                let upload = Upload { content_type: request.content_type(), parts: BTreeMap::new() };
                self.uploads.insert(id.clone(), upload);
                Answer::xml("InitiateMultipartUploadResult", &format!("<UploadId>{id}</UploadId>"))
            }
            ("PUT", Some(id)) => match self.uploads.get_mut(&id) {
                Some(upload) => {
                    let number = request.query("partNumber").unwrap().parse().unwrap();
                    upload.parts.insert(number, request.body.clone());
                    Answer::status(200).with("ETag", format!("\"part-{number}\""))
                }
                None => Answer::status(404),
            },
            ("POST", Some(id)) => self.complete(&id, key, request),
            ("DELETE", Some(id)) => {
                self.uploads.remove(&id);
                Answer::status(204)
            }
            ("PUT", None) => {
                let object = Object { content: request.body.clone(), content_type: request.content_type() };
                self.objects.insert(key.to_owned(), object);
                Answer::status(200).with("ETag", "\"whole\"".into())
            }
            ("GET" | "HEAD", None) => {
                self.objects.get(key).map_or(Answer::status(404), |object| object.answer(request))
            }
            _ => Answer::status(400),
        }
    }

    /// Deletes the listed keys. As in S3, a missing key is no error.
    fn delete(&mut self, request: &Request) -> Answer {
        let list = String::from_utf8(request.body.clone()).unwrap();
        let keys = list.split("<Key>").skip(1).filter_map(|rest| rest.split_once("</Key>"));
        let deleted = keys.map(|(key, _)| {
            self.objects.remove(key);
            format!("<Deleted><Key>{key}</Key></Deleted>")
        });
        Answer::xml("DeleteResult", &deleted.collect::<String>())
    }

    /// Joins the parts, if the request lists all of them.
    fn complete(&mut self, id: &str, key: &str, request: &Request) -> Answer {
        let Some(Upload { content_type, parts }) = self.uploads.remove(id) else {
            return Answer::status(404);
        };
        let list = String::from_utf8(request.body.clone()).unwrap();
        if !parts.keys().all(|number| list.contains(&format!("part-{number}"))) {
            return Answer::status(400);
        }
        let content = parts.into_values().collect::<Vec<_>>().concat();
        self.objects.insert(key.to_owned(), Object { content, content_type });
        Answer::xml("CompleteMultipartUploadResult", "<ETag>\"parts\"</ETag>")
    }
}

impl Object {
    fn answer(&self, request: &Request) -> Answer {
        let whole = self.content.len();
        let range = request.header("range").and_then(|range| {
            let (first, last) = range.strip_prefix("bytes=")?.split_once('-')?;
            Some((first.parse::<usize>().ok()?, last.parse::<usize>().unwrap_or(whole - 1)))
        });
        let answer = match range {
            Some((first, last)) => {
                Answer { body: self.content[first..=last].to_vec(), ..Answer::status(206) }
                    .with("Content-Range", format!("bytes {first}-{last}/{whole}"))
            }
            None => Answer { body: self.content.clone(), ..Answer::status(200) },
        };
        let content_type =
            request.query("response-content-type").unwrap_or_else(|| self.content_type.clone());
        let answer = answer
            .with("Content-Type", content_type)
            .with("ETag", "\"whole\"".into())
            .with("Last-Modified", "Wed, 21 Oct 2015 07:28:00 GMT".into());
        match request.query("response-content-disposition") {
            Some(disposition) => answer.with("Content-Disposition", disposition),
            None => answer,
        }
    }
}

struct Answer {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn status(status: u16) -> Self {
        Self { status, headers: Vec::new(), body: Vec::new() }
    }

    fn xml(root: &str, inside: &str) -> Self {
        let body = format!("<?xml version=\"1.0\"?><{root}>{inside}</{root}>").into_bytes();
        Self { body, ..Self::status(200) }
    }

    fn with(mut self, name: &'static str, value: String) -> Self {
        self.headers.push((name, value));
        self
    }

    fn bytes(&self, head: bool) -> Vec<u8> {
        let mut text = format!("HTTP/1.1 {} -\r\ncontent-length: {}\r\n", self.status, self.body.len());
        for (name, value) in &self.headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += "connection: close\r\n\r\n";
        let body = if head { &[][..] } else { &self.body };
        [text.as_bytes(), body].concat()
    }
}

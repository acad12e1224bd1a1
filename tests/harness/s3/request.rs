use std::io;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, BufReader};
use tokio::net::TcpStream;

pub struct Request {
    pub method: String,
    pub path: String,
    /// The query as it was sent, still encoded.
    pub raw_query: String,
    /// The headers; their names are in lower case.
    headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Request {
    pub async fn read(stream: &mut BufReader<TcpStream>) -> io::Result<Self> {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let mut words = line.split_whitespace().map(str::to_owned);
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Err(io::ErrorKind::UnexpectedEof.into());
        };
        let (path, query) = target.split_once('?').unwrap_or((&target, ""));
        let (path, raw_query) = (path.to_owned(), query.to_owned());
        let mut headers = Vec::new();
        loop {
            let mut line = String::new();
            stream.read_line(&mut line).await?;
            let Some((name, value)) = line.trim_end().split_once(':') else { break };
            headers.push((name.to_lowercase(), value.trim().to_owned()));
        }
        let mut request = Self { method, path, raw_query, headers, body: Vec::new() };
        let length = request.header("content-length").map_or(0, |length| length.parse().unwrap());
        request.body = vec![0; length];
        stream.read_exact(&mut request.body).await?;
        Ok(request)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn query(&self, name: &str) -> Option<String> {
        self.pairs().into_iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    pub fn pairs(&self) -> Vec<(String, String)> {
        form_urlencoded::parse(self.raw_query.as_bytes()).into_owned().collect()
    }

    pub fn content_type(&self) -> String {
        self.header("content-type").unwrap_or_default().to_owned()
    }
}

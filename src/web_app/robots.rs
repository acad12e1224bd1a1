//! `/robots.txt`: search engines visit neither the API nor a player's own pages, and find the sitemap.

use actix_web::{HttpRequest, HttpResponse, web::Data};

use super::{assets::serve_text, routes::routes};
use crate::api::state::App;

pub async fn robots(req: HttpRequest, app: Data<App>) -> HttpResponse {
    let routes = routes();
    let personal = routes.personal.iter().map(|path| routes.path(path));
    let refused: String =
        ["/api/".to_owned()].into_iter().chain(personal).map(|path| format!("Disallow: {path}\n")).collect();
    let sitemap = routes.address(&app, "/sitemap.xml");
    serve_text(&req, "robots.txt", format!("User-agent: *\n{refused}\nSitemap: {sitemap}\n").into())
}

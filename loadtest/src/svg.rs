//! Line charts as inline SVG; only the features that the reports need. Pure.
//!
//! A line differs from the others in colour, dash and marker, and has a number at its end, which the legend repeats.
//! Colours are classes, so that the style sheet chooses them for light, dark and paper.

use std::fmt::Write;

use crate::{format::grouped, provenance::Provenance};

// Text stays readable at this width on a phone, so wide screens show charts next to one another.
const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 252.0;
const LEFT: f64 = 46.0;
const RIGHT: f64 = 22.0;
const TOP: f64 = 24.0;
const BOTTOM: f64 = 44.0;

/// The look of each line: dash, and outline of the marker. The style sheet has a colour for each number.
pub const STYLES: [(&str, &str); 8] = [
    ("none", "M3 0A3 3 0 1 1-3 0A3 3 0 1 1 3 0Z"),
    ("8 4", "M-3-3H3V3H-3Z"),
    ("2 3", "M0-3.8L3.6 2.8H-3.6Z"),
    ("10 3 2 3", "M0-4.2L4.2 0L0 4.2L-4.2 0Z"),
    ("5 3", "M-3-3L3 3M-3 3L3-3"),
    ("14 6", "M0-4V4M-4 0H4"),
    ("8 3 2 3 2 3", "M0 3.8L3.6-2.8H-3.6Z"),
    ("1 4", "M-3-3H3L-3 3H3Z"),
];
/// Markers on a line.
const MARKERS: usize = 6;
/// Distance between the numbers at the ends of lines.
const NUMBER_HEIGHT: f64 = 12.0;

pub struct Chart<'a> {
    pub title: String,
    /// Unit of the vertical axis.
    pub unit: &'static str,
    /// At most as many as there are styles.
    pub lines: Vec<Line>,
    /// Horizontal lines at the bounds of promises.
    pub bounds: Vec<f64>,
    pub across: Across<'a>,
    /// Logarithmic vertical axis.
    pub log: bool,
    /// A remark under the legend.
    pub remark: Option<String>,
}

pub struct Line {
    pub name: String,
    pub points: Vec<(f64, f64)>,
}

/// The horizontal axis.
#[derive(Clone, Copy)]
pub enum Across<'a> {
    /// Seconds from the start of the run, labelled by the time of day.
    Clock(&'a Provenance),
    Seconds,
    /// From 0 to below 100; each step covers nine tenths of the rest.
    Percentile,
}

/// Maps values to coordinates.
struct Scale {
    least: f64,
    most: f64,
    from: f64,
    to: f64,
}

impl Chart<'_> {
    /// Empty without points.
    pub fn svg(&self) -> String {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        if points().next().is_none() {
            return String::new();
        }
        let places = || points().map(|point| self.across.place(point.0));
        let first = if self.across.begins_at_zero() { 0.0 } else { places().fold(f64::MAX, f64::min) };
        let furthest = places().fold(first, f64::max);
        let (up, up_ticks) = self.up();
        let across = Scale { least: first, most: furthest.max(first + 1e-9), from: LEFT, to: WIDTH - RIGHT };

        let title = escape(&self.title);
        let mut svg = format!(
            "<figure><figcaption>{title}</figcaption><svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
             aria-label=\"{title}, {}\">",
            self.unit
        );
        let kind = if self.log { ", logarithmic" } else { "" };
        let _ = write!(svg, "<text class=\"axis\" x=\"4\" y=\"12\">{}{kind}</text>", self.unit);
        self.grid(&mut svg, &up, &up_ticks, &across, (first, furthest));
        for bound in &self.bounds {
            let y = up.place(self.height(*bound));
            let _ = write!(
                svg,
                "<line class=\"bound\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text class=\"bound-name\" x=\"{}\" y=\"{:.1}\">bound {}</text>",
                WIDTH - RIGHT,
                LEFT + 4.0,
                y - 3.0,
                grouped(*bound)
            );
        }
        let drawn: Vec<Vec<(f64, f64)>> =
            self.lines.iter().map(|line| self.coordinates(line, &up, &across)).collect();
        for (number, places) in drawn.iter().enumerate() {
            draw(&mut svg, number, places);
        }
        for (number, (x, y)) in numbers(&drawn) {
            let _ = write!(
                svg,
                "<text class=\"number s{number}\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                x + 6.0,
                y + 4.0,
                number + 1
            );
        }
        svg.push_str("</svg>");
        self.legend(&mut svg);
        svg.push_str("</figure>");
        svg
    }

    fn grid(
        &self,
        svg: &mut String,
        up: &Scale,
        up_ticks: &[f64],
        across: &Scale,
        (first, furthest): (f64, f64),
    ) {
        for tick in up_ticks {
            let y = up.place(self.height(*tick));
            let _ = write!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
                 <text class=\"up\" x=\"{}\" y=\"{:.1}\">{}</text>",
                WIDTH - RIGHT,
                LEFT - 5.0,
                y + 4.0,
                grouped(*tick)
            );
        }
        for (value, label) in self.across.ticks(first, furthest) {
            let x = across.place(value);
            let _ = write!(
                svg,
                "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{TOP}\" y2=\"{}\"/>\
                 <text class=\"across\" x=\"{x:.1}\" y=\"{}\">{label}</text>",
                HEIGHT - BOTTOM,
                HEIGHT - BOTTOM + 16.0
            );
        }
        let _ = write!(
            svg,
            "<text class=\"axis across\" x=\"{}\" y=\"{}\">{}</text>",
            f64::midpoint(LEFT, WIDTH - RIGHT),
            HEIGHT - 8.0,
            escape(&self.across.name())
        );
    }

    fn coordinates(&self, line: &Line, up: &Scale, across: &Scale) -> Vec<(f64, f64)> {
        let place = |(x, y): &(f64, f64)| {
            // A latency of 0 lies below a logarithmic axis.
            let y = up.place(self.height(*y)).clamp(TOP, HEIGHT - BOTTOM);
            (across.place(self.across.place(*x)), y)
        };
        line.points.iter().map(place).collect()
    }

    /// The lines with the numbers at their ends. Names come from outside, so they are escaped.
    fn legend(&self, svg: &mut String) {
        svg.push_str("<ol class=\"legend\">");
        for (number, line) in self.lines.iter().enumerate() {
            let (dash, marker) = STYLES[number % STYLES.len()];
            let _ = write!(
                svg,
                "<li class=\"s{number}\"><svg viewBox=\"0 0 36 12\" aria-hidden=\"true\">\
                 <path class=\"line\" stroke-dasharray=\"{dash}\" d=\"M0 6H30\"/>\
                 <path class=\"marker\" transform=\"translate(31 6)\" d=\"{marker}\"/></svg>\
                 <b>{}</b> <span>{}</span></li>",
                number + 1,
                escape(&line.name)
            );
        }
        if !self.bounds.is_empty() {
            svg.push_str(
                "<li><svg viewBox=\"0 0 36 12\" aria-hidden=\"true\"><path class=\"bound\" d=\"M0 6H36\"/></svg> \
                 <span>bound of a promise</span></li>",
            );
        }
        svg.push_str("</ol>");
        if let Some(remark) = &self.remark {
            let _ = write!(svg, "<p class=\"remark\">{}</p>", escape(remark));
        }
    }

    fn up(&self) -> (Scale, Vec<f64>) {
        let values = || {
            self.lines
                .iter()
                .flat_map(|line| &line.points)
                .map(|point| point.1)
                .chain(self.bounds.iter().copied())
        };
        let highest = values().fold(0.0, f64::max);
        let (from, to) = (HEIGHT - BOTTOM, TOP);
        if self.log {
            let lowest = values().filter(|value| *value > 0.0).fold(f64::MAX, f64::min);
            let least = lowest.min(highest.max(LEAST)).max(LEAST).log10().floor();
            let most = highest.max(LEAST).log10().ceil().max(least + 1.0);
            let between: &[f64] = if most - least > 2.0 { &[1.0] } else { &[1.0, 2.0, 5.0] };
            let ticks = (least as i32..=most as i32)
                .flat_map(|power| between.iter().map(move |n| n * 10_f64.powi(power)))
                // The highest power of ten is the end of the axis.
                .filter(|tick| tick.log10() <= most + 1e-9)
                .collect();
            (Scale { least, most, from, to }, ticks)
        } else {
            let step = step(highest);
            let steps = (highest / step).ceil().max(1.0);
            let ticks = (0..=steps as u32).map(|n| f64::from(n) * step).collect();
            (Scale { least: 0.0, most: steps * step, from, to }, ticks)
        }
    }

    fn height(&self, value: f64) -> f64 {
        if self.log { value.max(LEAST).log10() } else { value }
    }
}

/// A line with some markers. The markers of different lines are at different places.
fn draw(svg: &mut String, number: usize, places: &[(f64, f64)]) {
    let (dash, marker) = STYLES[number % STYLES.len()];
    let points: Vec<String> = places.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    let _ = write!(
        svg,
        "<g class=\"s{number}\"><polyline class=\"line\" stroke-dasharray=\"{dash}\" points=\"{}\"/>",
        points.join(" ")
    );
    let every = (places.len() / MARKERS).max(1);
    let begin = number * every / STYLES.len();
    for (x, y) in places.iter().skip(begin).step_by(every) {
        let _ = write!(svg, "<path class=\"marker\" transform=\"translate({x:.1} {y:.1})\" d=\"{marker}\"/>");
    }
    svg.push_str("</g>");
}

/// Places for the numbers of the lines: at their ends, moved so that none covers another.
fn numbers(drawn: &[Vec<(f64, f64)>]) -> Vec<(usize, (f64, f64))> {
    let ends = drawn.iter().enumerate().filter_map(|(number, places)| Some((number, *places.last()?)));
    let mut ends: Vec<_> = ends.collect();
    ends.sort_by(|(_, one), (_, other)| one.1.total_cmp(&other.1));
    let mut free = TOP;
    for (_, (_, y)) in &mut ends {
        *y = y.max(free);
        free = *y + NUMBER_HEIGHT;
    }
    let mut free = HEIGHT - BOTTOM;
    for (_, (_, y)) in ends.iter_mut().rev() {
        *y = y.min(free);
        free = *y - NUMBER_HEIGHT;
    }
    ends
}

/// Smallest value on a logarithmic axis.
const LEAST: f64 = 0.001;
/// Round steps of a time axis, in seconds.
const TIME_STEPS: [f64; 18] = [
    1.0, 2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 900.0, 1800.0, 3600.0, 7200.0, 10_800.0,
    21_600.0, 43_200.0, 86_400.0,
];
/// The most steps of a time axis, so that labels do not touch.
const MOST_STEPS: f64 = 4.0;
const DAY_S: f64 = 86_400.0;

impl Across<'_> {
    fn place(self, value: f64) -> f64 {
        match self {
            Self::Clock(_) | Self::Seconds => value,
            // 100 % would be at infinity.
            Self::Percentile => (100.0 / (100.0 - value).max(1e-4)).log10(),
        }
    }

    /// A time axis begins with the load, not with the setup.
    fn begins_at_zero(self) -> bool {
        !matches!(self, Self::Clock(_))
    }

    fn name(self) -> String {
        match self {
            Self::Clock(provenance) => format!("time of day, {}", provenance.zone_text()),
            Self::Seconds => "seconds since the start".into(),
            Self::Percentile => "percentile".into(),
        }
    }

    fn ticks(self, first: f64, furthest: f64) -> Vec<(f64, String)> {
        match self {
            Self::Clock(provenance) => {
                let (step, label) = time_step(furthest - first);
                let midnight = provenance.seconds_since_midnight();
                let from = ((midnight + first) / step).ceil() as i64;
                let to = ((midnight + furthest) / step).floor() as i64;
                let at = |n: i64| n as f64 * step - midnight;
                (from..=to).map(|n| (at(n), provenance.format(at(n), label))).collect()
            }
            Self::Seconds => {
                let step = step(furthest);
                let ticks = (0..=(furthest / step) as u32).map(|n| f64::from(n) * step);
                ticks.map(|at| (at, format!("{} s", grouped(at)))).collect()
            }
            Self::Percentile => {
                let known =
                    [(0.0, "0 %"), (90.0, "90 %"), (99.0, "99 %"), (99.9, "99.9 %"), (99.99, "99.99 %")];
                let places = known.into_iter().map(|(value, label)| (self.place(value), label.to_owned()));
                places.filter(|(place, _)| *place <= furthest).collect()
            }
        }
    }
}

/// The step of a time axis of this length, and the format of its labels.
fn time_step(length: f64) -> (f64, &'static str) {
    let step = TIME_STEPS.into_iter().find(|step| length / step <= MOST_STEPS);
    let step = step.unwrap_or_else(|| DAY_S * (length / DAY_S / MOST_STEPS).ceil());
    let label = if length > DAY_S {
        "%a %H:%M"
    } else if step >= 60.0 {
        "%H:%M"
    } else {
        "%H:%M:%S"
    };
    (step, label)
}

impl Scale {
    fn place(&self, value: f64) -> f64 {
        self.from + (value - self.least) / (self.most - self.least) * (self.to - self.from)
    }
}

/// 1, 2 or 5 times a power of ten, so that about five steps reach `most`.
fn step(most: f64) -> f64 {
    let rough = (most / 5.0).max(1e-6);
    let power = 10_f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|step| *step >= rough).unwrap_or(power * 10.0)
}

/// Formats a number with few digits.
pub fn number(value: f64) -> String {
    let decimals = match value.abs() {
        size if size >= 100.0 || size == 0.0 => 0,
        size if size >= 1.0 => 1,
        _ => 3,
    };
    let text = format!("{value:.decimals$}");
    if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text }
}

pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn line(points: &[(f64, f64)]) -> Line {
        Line { name: "a <b>".into(), points: points.to_vec() }
    }

    fn of(lines: Vec<Line>, across: Across<'_>, log: bool) -> String {
        let bounds = Vec::new();
        Chart { title: "latency".into(), unit: "ms", lines, bounds, across, log, remark: None }.svg()
    }

    fn chart(points: &[(f64, f64)], across: Across<'_>, log: bool) -> String {
        of(vec![line(points)], across, log)
    }

    /// The values of an attribute, in order.
    fn values<'a>(svg: &'a str, begin: &str) -> Vec<&'a str> {
        svg.split(begin).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn a_line_spans_the_whole_chart() {
        let svg = chart(&[(0.0, 0.0), (10.0, 50.0)], Across::Seconds, false);
        assert!(svg.contains("points=\"46.0,208.0 338.0,24.0\""), "{svg}");
        assert!(svg.contains(">10 s</text>") && svg.contains(">50</text>"), "{svg}");
        assert!(svg.contains("a &lt;b&gt;") && !svg.contains("<b>a"), "{svg}");
    }

    #[test]
    fn axes_are_named() {
        let svg = chart(&[(0.0, 1.0), (10.0, 50.0)], Across::Seconds, true);
        assert!(
            svg.contains(">ms, logarithmic</text>") && svg.contains(">seconds since the start</text>"),
            "{svg}"
        );
    }

    #[test]
    fn lines_differ_in_colour_dash_and_marker() {
        let count = STYLES.len();
        let lines = (0..count).map(|n| line(&[(0.0, n as f64), (10.0, n as f64)])).collect();
        let svg = of(lines, Across::Seconds, false);
        for (begin, what) in
            [("<g class=\"", "colour"), ("<polyline class=\"line\" stroke-dasharray=\"", "dash")]
        {
            let values = values(&svg, begin);
            assert_eq!(
                (values.len(), BTreeSet::from_iter(&values).len()),
                (count, count),
                "{what}: {values:?}"
            );
        }
        let markers: BTreeSet<_> = STYLES.iter().map(|(_, marker)| marker).collect();
        assert_eq!(markers.len(), count);
        // The legend repeats class, dash and number.
        assert_eq!(values(&svg, "<li class=\""), values(&svg, "<g class=\""));
        assert_eq!(
            values(&svg, "<path class=\"line\" stroke-dasharray=\""),
            values(&svg, "<polyline class=\"line\" stroke-dasharray=\"")
        );
        assert!(
            (1..=count)
                .all(|n| svg.contains(&format!("<b>{n}</b>")) && svg.contains(&format!(">{n}</text>")))
        );
    }

    #[test]
    fn numbers_of_equal_lines_do_not_cover_one_another() {
        for y in [TOP, 100.0, HEIGHT - BOTTOM] {
            let mut ends = numbers(&vec![vec![(0.0, y)]; STYLES.len()]);
            ends.sort_by(|one, other| one.1.1.total_cmp(&other.1.1));
            let heights: Vec<f64> = ends.iter().map(|(_, (_, y))| *y).collect();
            assert!(heights.windows(2).all(|pair| pair[1] - pair[0] >= NUMBER_HEIGHT), "{heights:?}");
            assert!(heights.iter().all(|y| (TOP..=HEIGHT - BOTTOM).contains(y)), "{heights:?}");
        }
    }

    #[test]
    fn the_bound_of_a_promise_is_drawn_and_lies_within_the_chart() {
        let bounds = vec![100.0];
        let chart = Chart {
            title: "latency".into(),
            unit: "ms",
            lines: vec![line(&[(0.0, 1.0), (9.0, 10.0)])],
            bounds,
            across: Across::Seconds,
            log: false,
            remark: None,
        };
        let svg = chart.svg();
        assert!(svg.contains(">bound 100</text>") && svg.contains("y1=\"24.0\""), "{svg}");
    }

    #[test]
    fn percentiles_and_powers_of_ten_are_evenly_spaced() {
        let svg = chart(&[(0.0, 1.0), (90.0, 10.0), (99.0, 100.0)], Across::Percentile, true);
        assert!(svg.contains("points=\"46.0,208.0 192.0,116.0 338.0,24.0\""), "{svg}");
    }

    #[test]
    fn a_latency_of_zero_stays_within_a_logarithmic_chart() {
        let svg = chart(&[(0.0, 0.0), (1.0, 1.0), (2.0, 10.0)], Across::Seconds, true);
        assert!(svg.contains("points=\"46.0,208.0 192.0,208.0 338.0,24.0\""), "{svg}");
    }

    #[test]
    fn coordinates_are_finite_for_any_values() {
        for log in [true, false] {
            for across in [Across::Seconds, Across::Percentile] {
                for points in [&[(0.0, 0.0)][..], &[(0.0, 1e-9), (100.0, 1e9)], &[(5.0, 3.0)]] {
                    let svg = chart(points, across, log);
                    assert!(!svg.contains("NaN") && !svg.contains("inf\""), "{svg}");
                }
            }
        }
        assert_eq!(chart(&[], Across::Seconds, false), "");
    }

    #[test]
    fn steps_are_round_numbers() {
        assert_eq!([step(50.0), step(7.0), step(0.3), step(1200.0)].map(number), ["10", "2", "0.1", "500"]);
        assert_eq!(time_step(60.0), (15.0, "%H:%M:%S"));
        assert_eq!(time_step(600.0), (300.0, "%H:%M"));
        assert_eq!(time_step(8.0 * 3600.0), (7200.0, "%H:%M"));
        assert_eq!(time_step(7.0 * DAY_S), (2.0 * DAY_S, "%a %H:%M"));
    }
}

//! Line charts as inline SVG; only the features that the reports need. Pure.

use std::fmt::Write;

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 64.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 30.0;
/// Distinguishable for colour-blind readers, on light and dark backgrounds.
const COLOURS: [&str; 8] =
    ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#8c6d31", "#888888"];

pub struct Chart {
    pub title: String,
    /// Unit of the vertical axis.
    pub unit: &'static str,
    pub lines: Vec<Line>,
    pub across: Across,
    /// Logarithmic vertical axis.
    pub log: bool,
}

pub struct Line {
    pub name: String,
    pub points: Vec<(f64, f64)>,
}

/// The horizontal axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Across {
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

impl Chart {
    /// Empty without points.
    pub fn svg(&self) -> String {
        let points = || self.lines.iter().flat_map(|line| &line.points);
        if points().next().is_none() {
            return String::new();
        }
        let highest = points().map(|point| point.1).fold(0.0, f64::max);
        let furthest = points().map(|point| self.across.place(point.0)).fold(0.0, f64::max);
        let (up, up_ticks) = self.up(highest);
        let across = Scale { least: 0.0, most: furthest.max(1e-9), from: LEFT, to: WIDTH - RIGHT };

        let title = escape(&format!("{}, {}", self.title, self.unit));
        let mut svg = format!(
            "<figure><figcaption>{title}</figcaption><svg viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{title}\">"
        );
        for tick in up_ticks {
            let y = up.place(self.height(tick));
            let _ = write!(
                svg,
                "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/><text class=\"up\" x=\"{}\" y=\"{:.1}\">{}</text>",
                WIDTH - RIGHT,
                LEFT - 6.0,
                y + 4.0,
                number(tick)
            );
        }
        for (value, label) in self.across.ticks(furthest) {
            let x = across.place(value);
            let _ = write!(svg, "<text class=\"across\" x=\"{x:.1}\" y=\"{}\">{label}</text>", HEIGHT - 10.0);
        }
        for (place, line) in self.lines.iter().enumerate() {
            let colour = COLOURS[place % COLOURS.len()];
            let places = line.points.iter().map(|(x, y)| {
                format!("{:.1},{:.1}", across.place(self.across.place(*x)), up.place(self.height(*y)))
            });
            let places: Vec<String> = places.collect();
            // A polyline of one point would be invisible.
            let places = if let [one] = &places[..] { format!("{one} {one}") } else { places.join(" ") };
            let _ = write!(svg, "<polyline stroke=\"{colour}\" points=\"{places}\"/>");
        }
        svg.push_str("</svg><p class=\"legend\">");
        for (place, line) in self.lines.iter().enumerate() {
            let colour = COLOURS[place % COLOURS.len()];
            let name = escape(&line.name);
            let _ = write!(svg, "<span style=\"--c:{colour}\">{name}</span> ");
        }
        svg.push_str("</p></figure>");
        svg
    }

    fn up(&self, highest: f64) -> (Scale, Vec<f64>) {
        let (from, to) = (HEIGHT - BOTTOM, TOP);
        if self.log {
            let values = self.lines.iter().flat_map(|line| &line.points).map(|point| point.1);
            let lowest = values.filter(|value| *value > 0.0).fold(f64::MAX, f64::min);
            let least = lowest.min(highest.max(LEAST)).max(LEAST).log10().floor();
            let most = highest.max(LEAST).log10().ceil().max(least + 1.0);
            let ticks = (least as i32..=most as i32).map(|power| 10_f64.powi(power)).collect();
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

/// Smallest value on a logarithmic axis.
const LEAST: f64 = 0.001;

impl Across {
    fn place(self, value: f64) -> f64 {
        match self {
            Self::Seconds => value,
            // 100 % would be at infinity.
            Self::Percentile => (100.0 / (100.0 - value).max(1e-4)).log10(),
        }
    }

    fn ticks(self, furthest: f64) -> Vec<(f64, String)> {
        match self {
            Self::Seconds => {
                let step = step(furthest);
                let ticks = (0..=(furthest / step) as u32).map(|n| f64::from(n) * step);
                ticks.map(|at| (at, format!("{} s", number(at)))).collect()
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
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(points: &[(f64, f64)], across: Across, log: bool) -> String {
        let lines = vec![Line { name: "a <b>".into(), points: points.to_vec() }];
        Chart { title: "latency".into(), unit: "ms", lines, across, log }.svg()
    }

    #[test]
    fn a_line_spans_the_whole_chart() {
        let svg = chart(&[(0.0, 0.0), (10.0, 50.0)], Across::Seconds, false);
        assert!(svg.contains("points=\"64.0,230.0 708.0,12.0\""), "{svg}");
        assert!(svg.contains(">10 s</text>") && svg.contains(">50</text>"), "{svg}");
        assert!(svg.contains("a &lt;b&gt;") && !svg.contains("<b>"), "{svg}");
    }

    #[test]
    fn percentiles_and_powers_of_ten_are_evenly_spaced() {
        let svg = chart(&[(0.0, 1.0), (90.0, 10.0), (99.0, 100.0)], Across::Percentile, true);
        assert!(svg.contains("points=\"64.0,230.0 386.0,121.0 708.0,12.0\""), "{svg}");
    }

    #[test]
    fn coordinates_are_finite_for_any_values() {
        for log in [true, false] {
            for across in [Across::Seconds, Across::Percentile] {
                for points in [&[(0.0, 0.0)][..], &[(0.0, 1e-9), (100.0, 1e9)], &[(5.0, 3.0)]] {
                    let svg = chart(points, across, log);
                    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
                }
            }
        }
        assert_eq!(chart(&[], Across::Seconds, false), "");
    }

    #[test]
    fn steps_are_round_numbers() {
        assert_eq!([step(50.0), step(7.0), step(0.3), step(1200.0)].map(number), ["10", "2", "0.1", "500"]);
    }
}

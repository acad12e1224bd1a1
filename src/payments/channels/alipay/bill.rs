//! Reads Alipay's daily bill: a zip with CSV files in GBK. The files that list single payments and refunds count; the summary does not.
//!
//! Lines that begin with `#` frame the list. A list without the line after it is cut off, and no bill. The lines before it name the day.
//! Cells are padded with blanks and tabs. Amounts of refunds are negative. A refund that was made in Alipay's own console can have no number.

use std::io::{Cursor, Read};

use chrono::NaiveDate;
use encoding_rs::GBK;
use sql::bill::Row;
use zip::ZipArchive;

use crate::platform::money::cents;

/// The largest bill, all files unpacked: about half a million rows.
const MAX_BYTES: u64 = 128 << 20;

/// The columns that are read, by their headers.
const TRADE_NO: &str = "支付宝交易号";
const ORDER: &str = "商户订单号";
const KIND: &str = "业务类型";
const AMOUNT: &str = "订单金额（元）";
const NUMBER: &str = "退款批次号/请求号";
/// The begin of the line with the first moment of the bill.
const BEGIN: &str = "#起始日期";

/// The payments and refunds of the bill of a day. The error names the fault of the bill.
pub fn read(zip: &[u8], day: NaiveDate) -> Result<Vec<Row>, String> {
    read_within(zip, day, MAX_BYTES)
}

fn read_within(zip: &[u8], day: NaiveDate, most: u64) -> Result<Vec<Row>, String> {
    let broken = |error: zip::result::ZipError| format!("the bill is no zip: {error}");
    let mut archive = ZipArchive::new(Cursor::new(zip)).map_err(broken)?;
    let (mut left, mut found) = (most, None);
    for index in 0..archive.len() {
        let file = archive.by_index(index).map_err(broken)?;
        let mut bytes = Vec::new();
        let read = file.take(left + 1).read_to_end(&mut bytes);
        read.map_err(|error| format!("the bill cannot be unpacked: {error}"))?;
        left = left
            .checked_sub(bytes.len() as u64)
            .ok_or_else(|| format!("the bill has more than {most} bytes"))?;
        if let Some(rows) = rows(&GBK.decode(&bytes).0, day)? {
            // A long bill can have several lists.
            found.get_or_insert_with(Vec::new).extend(rows);
        }
    }
    found.ok_or_else(|| "the bill has no list of payments".to_owned())
}

/// `None`: the text lists no payments.
fn rows(text: &str, day: NaiveDate) -> Result<Option<Vec<Row>>, String> {
    let begin = text.lines().find_map(|line| line.strip_prefix(BEGIN));
    if begin.is_some_and(|begin| !names(begin, day)) {
        return Err(format!("the bill is not of the day {day}"));
    }
    let mut lines = text.lines();
    let Some(head) = lines.by_ref().map(cells).find(|cells| cells.iter().any(|cell| cell == TRADE_NO)) else {
        return Ok(None);
    };
    let column = |name: &str| {
        let place = head.iter().position(|cell| cell == name);
        place.ok_or_else(|| format!("the bill has no column {name}"))
    };
    let (trade_no, order, kind) = (column(TRADE_NO)?, column(ORDER)?, column(KIND)?);
    let (amount, number) = (column(AMOUNT)?, column(NUMBER)?);
    // Stands for the number of a refund that has none, of each day by itself. The portal gives its refunds other numbers.
    let unnumbered = format!("-{day}");
    let mut rows = Vec::new();
    for line in lines.filter(|line| !line.trim().is_empty()) {
        if line.starts_with('#') {
            return Ok(Some(rows));
        }
        let cells = cells(line);
        if cells.len() < head.len() {
            return Err(format!("the bill has a line with {} cells instead of {}", cells.len(), head.len()));
        }
        let is_refund = match cells[kind].as_str() {
            "交易" => false,
            "退款" => true,
            other => return Err(format!("the bill has a line of the unknown kind {other}")),
        };
        // Only refunds are negative.
        let digits = cells[amount].strip_prefix('-').filter(|_| is_refund).unwrap_or(&cells[amount]);
        let money = cents(digits).ok_or_else(|| format!("the bill has the amount {}", cells[amount]))?;
        let number = match cells[number].as_str() {
            _ if !is_refund => "",
            "" => unnumbered.as_str(),
            number => number,
        };
        rows.push(Row {
            trade_no: cells[trade_no].clone(),
            order_number: cells[order].clone(),
            number: number.to_owned(),
            amount: money,
        });
    }
    Err("the bill is cut off".to_owned())
}

/// Whether the first date of a text, such as `：[2026年11月27日 00:00:00]`, is this day.
fn names(text: &str, day: NaiveDate) -> bool {
    let digits = text.chars().filter(char::is_ascii_digit).take(8);
    digits.eq(day.format("%Y%m%d").to_string().chars())
}

/// The cells of a line. A cell in quotes can contain commas.
fn cells(line: &str) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut is_quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            _ => cells.last_mut().expect("one at least").push(letter),
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

    use super::*;

    const END: &str = "#----业务明细列表结束----\n";
    const HEAD: &str = "支付宝交易号,商户订单号,业务类型,商品名称,订单金额（元）,退款批次号/请求号,备注\n";

    fn day() -> NaiveDate {
        "2026-11-27".parse().unwrap()
    }

    #[test]
    fn payments_and_refunds_are_read_and_the_frame_is_left_out() {
        let text = format!(
            "#支付宝业务明细查询\n#账号：[2088000000000001]\n\
             #起始日期：[2026年11月27日 00:00:00]   终止日期：[2026年11月28日 00:00:00]\n#----业务明细列表----\n{HEAD}\
             2026001\t,aa\t,交易  ,60 X钻,6.00,,\n\
             2026001\t,aa\t,退款  ,\"60, X钻\",-1.50,aa_part1\t,\n\
             {END}#交易合计：1笔\n"
        );
        let row = |number: &str, amount| Row {
            trade_no: "2026001".into(),
            order_number: "aa".into(),
            number: number.into(),
            amount,
        };
        assert_eq!(rows(&text, day()), Ok(Some(vec![row("", 600), row("aa_part1", 150)])));
        assert_eq!(rows("#支付宝业务汇总查询\n门店编号,交易订单总笔数\n", day()), Ok(None));
        let other = day().succ_opt().unwrap();
        assert_eq!(rows(&text, other), Err("the bill is not of the day 2026-11-28".into()));
        for wrong in [
            "2026001,aa,交易\n",
            "1,a,转账,x,1.00,,\n",
            "1,a,交易,x,1.005,,\n",
            "1,a,交易,x,-1.00,,\n",
            "1,a,退款,x,--1.00,r,\n",
        ] {
            assert!(rows(&format!("{HEAD}{wrong}{END}"), day()).is_err(), "{wrong}");
        }
        assert!(read(b"no zip", day()).is_err());
    }

    #[test]
    fn a_bill_that_is_cut_off_is_refused_and_an_empty_one_is_not() {
        let row = "2026001,aa,交易,x,6.00,,\n";
        for cut in [HEAD.to_owned(), format!("{HEAD}{row}"), format!("{HEAD}{row}2026002,bb")] {
            assert!(rows(&cut, day()).is_err(), "{cut}");
        }
        assert_eq!(rows(&format!("{HEAD}{END}"), day()), Ok(Some(Vec::new())));
    }

    #[test]
    fn all_lists_of_a_bill_count() {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let list = |number: &str| format!("{HEAD}{number},aa,交易,x,6.00,,\n{END}");
        let texts = [list("2026001"), "#支付宝业务汇总查询\n".to_owned(), list("2026002")];
        for (name, text) in ["1.csv", "2.csv", "3.csv"].into_iter().zip(texts) {
            zip.start_file(name, SimpleFileOptions::default()).unwrap();
            zip.write_all(&GBK.encode(&text).0).unwrap();
        }
        let rows = read(&zip.finish().unwrap().into_inner(), day()).unwrap();
        assert_eq!(rows.iter().map(|row| row.trade_no.as_str()).collect::<Vec<_>>(), ["2026001", "2026002"]);
    }

    #[test]
    fn a_refund_without_a_number_is_no_payment() {
        let text = format!("{HEAD}2026001,aa,交易,x,6.00,,\n2026001,aa,退款,x,-6.00,,\n{END}");
        let rows = rows(&text, day()).unwrap().unwrap();
        assert_eq!(rows.iter().map(|row| row.number.as_str()).collect::<Vec<_>>(), ["", "-2026-11-27"]);
    }

    #[test]
    fn all_files_together_are_bounded() {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
        for name in ["1.csv", "2.csv"] {
            zip.start_file(name, options).unwrap();
            zip.write_all(&[b'0'; 60]).unwrap();
        }
        let zip = zip.finish().unwrap().into_inner();
        assert!(read_within(&zip, day(), 100).unwrap_err().contains("more than 100 bytes"));
        assert!(read_within(&zip, day(), 120).unwrap_err().contains("no list"));
    }
}

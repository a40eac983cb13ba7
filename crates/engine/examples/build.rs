//! x
use engine::solution::*;
use rules::*;
use std::io::Write;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let path = &a[1];
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let j = Journal::read(&text).unwrap();
    let mut f = std::io::BufWriter::new(
        std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .unwrap(),
    );
    let t = std::time::Instant::now();
    let mut w = |l: &str| {
        writeln!(f, "{l}").unwrap();
        f.flush().unwrap();
    };
    let n = std::cell::Cell::new(0u64);
    let _ = n;
    let go = |_: u64| true;
    let mut b = Builder::new(j, a[2].parse::<usize>().unwrap() << 20, 1, &mut w, &go).unwrap();
    let first = first_turns();
    for x in &a[3..] {
        let i: usize = x.parse().unwrap();
        let mut p = oxono::Position::start();
        p.play_unchecked(first[i]);
        let v = b.prove(&p);
        println!("{i} {} {:?} {:.1}s", first[i], v, t.elapsed().as_secs_f64());
    }
}

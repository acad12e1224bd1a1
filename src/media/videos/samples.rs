//! Finds the bytes that the samples of a movie's tracks use.

use std::ops::Range;

use mp4parse::Track;

use super::Refused;

/// Maximum number of chunks of a movie. Each costs memory. Two hours of video and sound with a chunk for each frame have fewer.
const MAX_CHUNKS: usize = 1 << 20;

/// The positions of all samples in the file, sorted and without overlaps. Some may be outside the media data.
pub fn ranges(tracks: &[Track]) -> Result<Vec<Range<u64>>, Refused> {
    let mut ranges = Vec::new();
    for track in tracks {
        add_chunks(track, &mut ranges)?;
    }
    ranges.sort_unstable_by_key(|range| range.start);
    ranges.dedup_by(|next, last| {
        let touches = next.start <= last.end;
        if touches {
            last.end = last.end.max(next.end);
        }
        touches
    });
    Ok(ranges)
}

/// Adds the chunks of a track. The samples of a chunk follow each other without gaps.
fn add_chunks(track: &Track, ranges: &mut Vec<Range<u64>>) -> Result<(), Refused> {
    let broken = |what: &str| Refused::Broken(what.into());
    let (Some(runs), Some(sizes), Some(offsets)) = (&track.stsc, &track.stsz, &track.stco) else {
        return Err(broken("a track without positions of its samples"));
    };
    let mut runs = runs.samples.iter().peekable();
    let mut sample_sizes = sizes.sample_sizes.iter();
    let mut samples_per_chunk = 0;
    for (chunk, start) in (1_u32..).zip(offsets.offsets.iter().copied()) {
        while let Some(run) = runs.next_if(|run| run.first_chunk <= chunk) {
            samples_per_chunk = run.samples_per_chunk;
        }
        // Equally large samples have no list of sizes. Neither result exceeds 64 bits.
        let bytes = u64::from(samples_per_chunk) * u64::from(sizes.sample_size)
            + sample_sizes.by_ref().take(samples_per_chunk as usize).copied().map(u64::from).sum::<u64>();
        let end = start.checked_add(bytes).ok_or_else(|| broken("a chunk behind all files"))?;
        if ranges.len() == MAX_CHUNKS {
            return Err(broken("it has too many chunks"));
        }
        if bytes > 0 {
            ranges.push(start..end);
        }
    }
    Ok(())
}

import { newest, type Timestamped } from './timestamped';
import { isNewer } from './version';

/** So many things are remembered; the one that was told of longest ago goes first. */
const MAX = 2_000;

/** What was told last of each of many things, by whichever way: an answer that was asked for before a push came changes nothing. */
export class LatestValues<T> {
  private readonly known = new Map<string, Timestamped<T>>();

  /** Takes in what is told, and gives what holds now. */
  take(what: string, incoming: Timestamped<T>): T {
    const now = newest(this.known.get(what), incoming);
    this.known.delete(what);
    this.known.set(what, now);
    const oldest = this.known.size > MAX ? this.known.keys().next() : null;
    if (oldest?.value) this.known.delete(oldest.value);
    return now.value;
  }

  /** What was told at this time or later; undefined: nothing. */
  since(what: string, time: number): T | undefined {
    const known = this.known.get(what);
    return known && !isNewer(time, known.at) ? known.value : undefined;
  }

  clear(): void {
    this.known.clear();
  }
}

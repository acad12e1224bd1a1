import { newest, type Timestamped } from './timestamped';
import { isNewer } from './version';

/** The maximum number of keys. The key with the oldest update is evicted first. */
const MAX = 2_000;

/** The latest value of each key, from any source. An answer that was requested before a push came changes nothing. */
export class LatestValues<T> {
  private readonly known = new Map<string, Timestamped<T>>();

  /** Takes an incoming value, and returns the current one. */
  take(what: string, incoming: Timestamped<T>): T {
    const now = newest(this.known.get(what), incoming);
    this.known.delete(what);
    this.known.set(what, now);
    const oldest = this.known.size > MAX ? this.known.keys().next() : null;
    if (oldest?.value) this.known.delete(oldest.value);
    return now.value;
  }

  /** The value if it dates from this time or later; else undefined. */
  since(what: string, time: number): T | undefined {
    const known = this.known.get(what);
    return known && !isNewer(time, known.at) ? known.value : undefined;
  }

  clear(): void {
    this.known.clear();
  }
}

import type { AppFrame } from '@/realtime';
import { placesOf } from './progress/world';

/** Another device of this player has read on. */
export function takeReading(uid: number, { bookId, version }: Extract<AppFrame, { type: 'reading' }>): void {
  void placesOf(uid).moved(bookId, version);
}

/** The line is there again: what was read without it is saved. */
export function resumeReading(uid: number): void {
  void placesOf(uid).resume();
}

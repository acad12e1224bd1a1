import type { ChapterRef } from '@/api/types';
import type { StartPositionOf } from '@/features/reading';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VideoPlayer } from './VideoPlayer';

const picture = { full: '', medium: '', blur: '', width: 16, height: 9 };
const beginning: StartPositionOf<'animation'> = { chapterId: 1, locator: null };
const next: ChapterRef = { id: 2, index: 2, title: '第2集', access: 'free' };
const screenRef = { current: null };
const film = () => document.querySelector('video')!;

function player(halted: boolean, start = beginning) {
  const none = () => undefined;
  return (
    <VideoPlayer
      {...{
        title: '第1集',
        start,
        next,
        halted,
        screen: screenRef,
        onBack: none,
        onMove: none,
        onStop: none,
        onNext: none,
      }}
      video={{ url: '/1.mp4', hls: false, seconds: 60, poster: picture, thumbs: null } as never}
      onRenew={() => Promise.resolve(null)}
    />
  );
}

it('an open question pauses the film and stops the switch to the next episode', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { rerender } = render(player(false));
  Object.defineProperty(film(), 'paused', { value: false });
  fireEvent.play(film());
  expect(pause).not.toHaveBeenCalled();
  rerender(player(true));
  expect(pause).toHaveBeenCalledOnce();
  Object.defineProperty(film(), 'ended', { value: true });
  fireEvent.ended(film());
  expect(screen.queryByText(/秒后播放下一集/)).toBeNull();
  rerender(player(false));
  expect(screen.getByText(/秒后播放下一集/)).toBeVisible();
});

it('a film resumes at the saved position, even if it plays before the page attaches its handlers', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const at = (second: number) => ({ chapterId: 1, locator: { second } });
  const { rerender } = render(player(false, at(20)));
  Object.defineProperty(film(), 'readyState', { value: HTMLMediaElement.HAVE_CURRENT_DATA });
  film().currentTime = 0.3;
  fireEvent.durationChange(film());
  expect(film().currentTime).toBe(20);
  film().currentTime = 21;
  fireEvent.durationChange(film());
  expect(film().currentTime, 'it has begun').toBe(21);
  rerender(player(false, at(40)));
  expect(film().currentTime, 'where another device is').toBe(40);
});

it('the next episode keeps the speed and the volume of the previous one', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  const { unmount } = render(player(false));
  fireEvent.keyDown(document.body, { key: '>' });
  fireEvent.keyDown(document.body, { key: 'm' });
  expect([film().playbackRate, film().muted]).toEqual([1.25, true]);
  unmount();
  render(player(false));
  expect([film().playbackRate, film().defaultPlaybackRate, film().muted]).toEqual([1.25, 1.25, true]);
});

import { render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { playByHls } from './hls';
import { useSource } from './useSource';

vi.mock('./hls', () => ({ playByHls: vi.fn(() => () => undefined) }));

const URL = '/pages/a/index.m3u8';

function Film({ hls }: { hls: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useSource(video, URL, hls, () => undefined);
  return <video ref={video} />;
}

const film = () => document.querySelector('video')!;

beforeEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(playByHls).mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  // Safari and newer versions of Chrome play playlists natively.
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

it('hls.js plays a playlist if Media Source exists, even if the browser can play it', async () => {
  vi.stubGlobal('MediaSource', class {});
  render(<Film hls />);
  await waitFor(() => expect(playByHls).toHaveBeenCalledOnce());
  expect(film()).not.toHaveAttribute('src');
});

it('without Media Source the browser plays a playlist itself', () => {
  render(<Film hls />);
  expect(film()).toHaveAttribute('src', URL);
});

it('a file is played without hls.js', () => {
  vi.stubGlobal('MediaSource', class {});
  render(<Film hls={false} />);
  expect(film()).toHaveAttribute('src', URL);
});

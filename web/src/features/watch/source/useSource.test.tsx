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
  // Safari plays playlists, and so do newer versions of Chrome.
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
});

it('hls.js plays a playlist where Media Source exists, also where the browser could', async () => {
  vi.stubGlobal('MediaSource', class {});
  render(<Film hls />);
  await waitFor(() => expect(playByHls).toHaveBeenCalledOnce());
  expect(film()).not.toHaveAttribute('src');
});

it('without Media Source the browser plays a playlist itself', () => {
  render(<Film hls />);
  expect(film()).toHaveAttribute('src', URL);
});

it('a file needs no player', () => {
  vi.stubGlobal('MediaSource', class {});
  render(<Film hls={false} />);
  expect(film()).toHaveAttribute('src', URL);
});

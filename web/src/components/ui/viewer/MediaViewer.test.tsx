import { renderScreen } from '@test/render';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import MediaViewer from './MediaViewer';

const PICTURE = { url: '/media/1.webp', width: 800, height: 600, blur: '' };

it('the arrow keys seek in a focused video, and show the next picture elsewhere', () => {
  const media = [
    { picture: PICTURE, video: '/media/1.mp4' },
    { picture: PICTURE, video: null },
  ];
  renderScreen(<MediaViewer media={media} name="晚霞" start={0} onClose={() => undefined} />);
  const dialog = screen.getByRole('dialog');
  expect(fireEvent.keyDown(dialog.querySelector('video')!, { key: 'ArrowRight' })).toBe(true);
  expect(fireEvent.keyDown(screen.getByRole('region'), { key: 'ArrowRight' })).toBe(false);
});

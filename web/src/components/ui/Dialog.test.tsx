import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

const onClose = vi.fn();
const show = (dismissible = true) =>
  render(
    <StrictMode>
      <Dialog title="标题" onClose={onClose} dismissible={dismissible}>
        <p>正文</p>
      </Dialog>
    </StrictMode>,
  );
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

/** What the platform does without asking, or although it was asked not to. */
function platformCloses(element: HTMLDialogElement) {
  act(() => {
    element.close();
    element.dispatchEvent(new Event('close'));
  });
}

beforeEach(() => {
  onClose.mockReset();
});

describe('closed by the platform', () => {
  it('its owner hears of it', () => {
    show();
    platformCloses(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('one that only its actions close is there again', () => {
    show(false);
    platformCloses(dialog());
    expect(dialog().open).toBe(true);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a close of former days means nothing: it is open again, or gone', () => {
    const { unmount } = show();
    const element = dialog();
    act(() => void element.dispatchEvent(new Event('close')));
    unmount();
    const showModal = vi.spyOn(element, 'showModal');
    platformCloses(element);
    expect(showModal).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the backdrop', () => {
  it('closes it', async () => {
    show();
    await userEvent.click(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not where only its actions close it', async () => {
    show(false);
    await userEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not where the press began in the window: text was selected', () => {
    show();
    fireEvent.pointerDown(screen.getByText('正文'));
    fireEvent.pointerUp(dialog());
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('Escape closes it only where anything but its actions may', () => {
  const { unmount } = show(false);
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  show();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

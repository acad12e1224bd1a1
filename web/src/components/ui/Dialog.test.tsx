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

/** Simulates a close by the platform, which may happen without a cancel event or after a prevented one. */
function platformCloses(element: HTMLDialogElement) {
  act(() => {
    element.close();
    element.dispatchEvent(new Event('close'));
  });
}

beforeEach(() => {
  onClose.mockReset();
});

describe('a close by the platform', () => {
  it('is reported to the owner', () => {
    show();
    platformCloses(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reopens a dialog that only its actions may close', () => {
    show(false);
    platformCloses(dialog());
    expect(dialog().open).toBe(true);
    expect(dialog()).toContainElement(document.activeElement as HTMLElement);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is ignored if the dialog has reopened or unmounted', () => {
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
  it('closes the dialog', async () => {
    show();
    await userEvent.click(dialog());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not close a dialog that only its actions may close', async () => {
    show(false);
    await userEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not close the dialog after a press that began in the panel, such as a text selection', () => {
    show();
    fireEvent.pointerDown(screen.getByText('正文'));
    fireEvent.pointerUp(dialog());
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('Escape closes only a dismissible dialog', () => {
  const { unmount } = show(false);
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  show();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

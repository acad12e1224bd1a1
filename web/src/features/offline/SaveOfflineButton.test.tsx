import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SaveOfflineButton } from './SaveOfflineButton';
import { useSavedStore } from './savedOffline/store';

class Container extends EventTarget {
  controller: object | null = null;
}

afterEach(() => void useSavedStore.setState({ records: null, saveProgress: {} }));

const button = () => screen.queryByRole('button');

it('the button appears once a service worker can serve saved files', () => {
  const container = new Container();
  vi.stubGlobal('caches', {});
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: container } }));
  useSavedStore.setState({ records: [] });
  render(<SaveOfflineButton book={7} chapter={1} />);
  expect(button()).toBeNull();
  container.controller = {};
  act(() => void container.dispatchEvent(new Event('controllerchange')));
  expect(button()).toHaveAccessibleName('离线保存');
});

it('a running download can be cancelled without a service worker', () => {
  useSavedStore.setState({ records: [], saveProgress: { '7/1': 0.5 } });
  render(<SaveOfflineButton book={7} chapter={1} />);
  expect(button()).toHaveAccessibleName('正在保存，点一下停止');
});

import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closePrompt, promptForMissing, useIsPromptOpen } from './promptStore';

const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime();
const player = { uid: 7, needBind: 1, needRealName: 0, newAccount: 0 };
const isOpen = (uid = 7) => renderHook(() => useIsPromptOpen(uid)).result.current;

beforeEach(closePrompt);

it('asks after signing in, once a day', () => {
  promptForMissing(player, at(20, 9));
  expect(isOpen()).toBe(true);
  promptForMissing(player, at(20, 23));
  expect(isOpen()).toBe(false);
  promptForMissing(player, at(21, 0));
  expect(isOpen()).toBe(true);
});

it('asks each player', () => {
  promptForMissing(player, at(20, 9));
  promptForMissing({ ...player, uid: 8 }, at(20, 9));
  expect(isOpen(8)).toBe(true);
  expect(isOpen(7)).toBe(false);
});

it('does not ask where nothing is missing', () => {
  promptForMissing({ ...player, needBind: 0 }, at(20, 9));
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem('7:asked')).toBeNull();
});

it('does not ask whoever has only just registered', () => {
  promptForMissing({ ...player, newAccount: 1 }, at(20, 9));
  expect(isOpen()).toBe(false);
  promptForMissing(player, at(20, 10));
  expect(isOpen()).toBe(false);
});

it('nobody is no player', () => expect(isOpen(0)).toBe(false));

import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { closePrompt, promptForMissing, useIsPromptOpen } from './promptStore';

const at = (day: number, hour: number) => new Date(2026, 4, day, hour).getTime();
const player = { uid: 7, needBind: 1, needRealName: 0, newAccount: 0 };
const isOpen = (uid = 7) => renderHook(() => useIsPromptOpen(uid)).result.current;

beforeEach(closePrompt);

it('the prompt opens after signing in, once a day', () => {
  promptForMissing(player, at(20, 9));
  expect(isOpen()).toBe(true);
  promptForMissing(player, at(20, 23));
  expect(isOpen()).toBe(false);
  promptForMissing(player, at(21, 0));
  expect(isOpen()).toBe(true);
});

it('the daily limit counts for each player separately', () => {
  promptForMissing(player, at(20, 9));
  promptForMissing({ ...player, uid: 8 }, at(20, 9));
  expect(isOpen(8)).toBe(true);
  expect(isOpen(7)).toBe(false);
});

it('the prompt stays closed when no detail is missing', () => {
  promptForMissing({ ...player, needBind: 0 }, at(20, 9));
  expect(isOpen()).toBe(false);
  expect(localStorage.getItem('7:asked')).toBeNull();
});

it('the prompt stays closed right after a registration', () => {
  promptForMissing({ ...player, newAccount: 1 }, at(20, 9));
  expect(isOpen()).toBe(false);
  promptForMissing(player, at(20, 10));
  expect(isOpen()).toBe(false);
});

it('without a player the prompt is closed', () => expect(isOpen(0)).toBe(false));

import { expect } from '@playwright/test';

/** Prints a figure as a line of its own; fails the figures run where it is above its bound. */
export function figure(name: string, value: number, unit: string, bound: number): void {
  console.log(`FIGURE ${name} ${value} ${unit} ${bound}`);
  expect.soft(value, `${name}, ${unit}`).toBeLessThanOrEqual(bound);
}

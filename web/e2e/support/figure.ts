import { expect } from '@playwright/test';

/** Prints a figure on a line of its own. Fails the figures run if it is above its bound. */
export function figure(name: string, value: number, unit: string, bound: number): void {
  console.log(`FIGURE ${name} ${value} ${unit} ${bound}`);
  expect.soft(value, `${name}, ${unit}`).toBeLessThanOrEqual(bound);
}

import { readFileSync } from 'node:fs';

const rules = readFileSync(new URL('../../../tests/harness/secrets.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const may = rules.filter((rule) => rule.startsWith('!')).map((rule) => new RegExp(rule.slice(1), 'u'));
const mustNot = rules.filter((rule) => !rule.startsWith('!')).map((rule) => new RegExp(rule, 'u'));

/** Whether a log line contains a secret, by the rules that the Rust tests use too. */
export function containsSecret(line: string): boolean {
  return mustNot.some((rule) => rule.test(line)) && !may.some((rule) => rule.test(line));
}

import { readFileSync } from 'node:fs';

const rules = readFileSync(new URL('../../../tests/harness/secrets.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const may = rules.filter((rule) => rule.startsWith('!')).map((rule) => new RegExp(rule.slice(1), 'u'));
const mustNot = rules.filter((rule) => !rule.startsWith('!')).map((rule) => new RegExp(rule, 'u'));

/** Whether a line of a server's log tells what no log may tell, by the rules that the server's own tests go by. */
export function tellsSecret(line: string): boolean {
  return mustNot.some((rule) => rule.test(line)) && !may.some((rule) => rule.test(line));
}

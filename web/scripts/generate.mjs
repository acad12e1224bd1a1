/**
 * Writes the client's types from the server's documents. With --check, says whether they are current:
 * src/api/openapi.json → src/api/schema.gen.ts, src/realtime/asyncapi.json → src/realtime/events.gen.ts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';

const source = new URL('../src/', import.meta.url);
const targets = [
  { from: 'api/openapi.json', to: 'api/schema.gen.ts', document: (json) => json },
  { from: 'realtime/asyncapi.json', to: 'realtime/events.gen.ts', document: asOpenApi },
];

/** AsyncAPI has its schemas in the same place as OpenAPI, so a document without paths is enough. */
function asOpenApi({ info, components }) {
  return { openapi: '3.1.0', info, paths: {}, components: { schemas: components.schemas } };
}

async function generate({ from, document }) {
  const json = JSON.parse(await readFile(new URL(from, source), 'utf8'));
  const types = astToString(await openapiTS(document(json)));
  return `// Generated from ${from.split('/')[1]} by "npm run generate". Do not edit.\n\n${types}`;
}

const check = process.argv.includes('--check');
const stale = [];
for (const target of targets) {
  const text = await generate(target);
  const file = new URL(target.to, source);
  if (!check) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) stale.push(`src/${target.to}`);
}
if (stale.length > 0) {
  console.error(`not current: ${stale.join(', ')}; run "npm run generate"`);
  process.exit(1);
}

/**
 * Checks fake traffic against the server's own documents: `openapi.json` for calls, `asyncapi.json` for frames.
 * A fault is recorded here and fails the test that is running, because the app itself may swallow it.
 * Schemas are compiled at first use.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFault } from './faults';

interface Schema {
  $ref?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Operation {
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content & { $ref?: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Request {
  method: string;
  url: string;
  body: string | FormData;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  envelope: { code: number; msg: string; data: unknown };
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
/** Every form carries these, and a call that does not need them ignores them. */
const EVERYWHERE = ['appID', 'channelID'];
/** Any call can meet these: a fault of the server, and an encoding that it does not have. */
const ANYWHERE = [500, 406];
/** Files are not calls: no document describes them. */
const FILES = /^\/(media|files|pages)\//;
/** Proxies answer with these; the server does not. */
const FROM_PROXIES = [502, 504];
const SHOWN_MISMATCHES = 3;

// contract.test.ts checks the schemas themselves once: in every file that would cost 100 ms.
const options = { strict: false, allErrors: true, validateFormats: true, validateSchema: false } as const;
let documents:
  | { openapi: Document; asyncapi: Document; json: Ajv2020; texts: Ajv2020; templates: [string, RegExp][] }
  | undefined;
const compiled = new Map<string, ValidateFunction>();

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), 'src', path), 'utf8'));
}

function known() {
  if (documents) return documents;
  const openapi = read('api/openapi.json') as Document;
  const asyncapi = read('realtime/asyncapi.json') as Document;
  const made = (coerceTypes: boolean) => {
    const ajv = new Ajv2020({ ...options, coerceTypes });
    (addFormats as unknown as (to: Ajv2020) => void)(ajv);
    return ajv
      .addSchema(openapi, 'openapi', undefined, false)
      .addSchema(asyncapi, 'asyncapi', undefined, false);
  };
  const templates = Object.keys(openapi.paths)
    // A fixed path is closer than one with a parameter.
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((path): [string, RegExp] => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)]);
  documents = { openapi, asyncapi, json: made(false), texts: made(true), templates };
  return documents;
}

/** Texts (of a form, of a query) are read as what the schema wants. */
function fits(ajv: 'json' | 'texts', schema: object, value: unknown): string[] {
  const key = ajv + JSON.stringify(schema);
  let validate = compiled.get(key);
  if (!validate) compiled.set(key, (validate = known()[ajv].compile(schema)));
  return validate(value) ? [] : mismatches(validate.errors ?? []);
}

function mismatches(errors: ErrorObject[]): string[] {
  const lines = errors
    // What names the field comes first; alternatives that do not fit either say little.
    .sort((one, other) => Number(isAlternative(one)) - Number(isAlternative(other)))
    .map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  return [...new Set(lines)].slice(0, SHOWN_MISMATCHES);
}

const isAlternative = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf';

/**
 * The alternative of a component that a field chooses (a frame's `type`, a refusal's `code`), so that the mismatches
 * are those of one alternative; null where none has this value.
 */
function alternative(
  document: 'openapi' | 'asyncapi',
  name: string,
  field: string,
  value: unknown,
): object | null {
  const takes = ({ properties, allOf = [] }: Schema): boolean =>
    properties?.[field]?.enum?.includes(value) ?? allOf.some(takes);
  const index = known()[document].components.schemas[name]!.oneOf!.findIndex(takes);
  return index < 0 ? null : within(document, 'components', 'schemas', name, 'oneOf', String(index));
}

const within = (document: 'openapi' | 'asyncapi', ...path: string[]) => ({
  $ref: `${document}#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
});

/** What the document knows of a call; null, with a fault, where it knows nothing. */
function operationOf(method: string, path: string): { template: string; operation: Operation } | null {
  if (FILES.test(path)) return null;
  const { openapi, templates } = known();
  const template = templates.find(([, pattern]) => pattern.test(path))?.[0];
  const operation = template && openapi.paths[template]![method.toLowerCase()];
  if (operation) return { template, operation };
  reportFault(`${method} ${path}: openapi.json has no such ${template ? 'method' : 'path'}`);
  return null;
}

/** Every name that a schema has. */
function namesOf(schema: Schema): string[] {
  const own = schema.$ref ? namesOf(known().openapi.components.schemas[schema.$ref.split('/').at(-1)!]!) : [];
  return [...own, ...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(namesOf)];
}

const unknownNames = (names: Iterable<string>, among: readonly string[]) =>
  [...names].filter((name) => !among.includes(name)).map((name) => `/${name} is not in the document`);

/** Checks what the app sends. */
export function checkRequest({ method, url, body }: Request): void {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const found = operationOf(method, pathname);
  if (!found) return;
  const { template, operation } = found;
  const fail = (part: string, faults: string[]) =>
    faults.length > 0 &&
    reportFault(`${method} ${template}: its ${part} breaks the schema: ${faults.join('; ')}`);

  const inQuery = (operation.parameters ?? []).filter((one) => one.in === 'query');
  const query = {
    type: 'object',
    properties: Object.fromEntries(inQuery.map(({ name, schema }) => [name, absolute(schema)])),
    required: inQuery.filter(({ required }) => required).map(({ name }) => name),
  };
  fail('query', [
    // Most calls take no query: nothing is compiled for them.
    ...(inQuery.length > 0 ? fits('texts', query, Object.fromEntries(searchParams)) : []),
    ...unknownNames(searchParams.keys(), Object.keys(query.properties)),
  ]);

  const bodies = operation.requestBody?.content ?? {};
  const isEmpty = typeof body === 'string' && body === '';
  if (isEmpty && !operation.requestBody?.required) return;
  const type = Object.keys(bodies)[0];
  const schema = type === undefined ? undefined : bodies[type]?.schema;
  if (!type || !schema) return void fail('body', isEmpty ? [] : ['the call takes none']);
  const value = parsed(type, body);
  if (value === undefined) return void fail('body', [`it is not ${type}`]);
  const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  fail('body', [
    ...fits(type === JSON_TYPE ? 'json' : 'texts', absolute(schema), value),
    ...unknownNames(names, [...namesOf(schema), ...EVERYWHERE]),
  ]);
}

function parsed(type: string, body: string | FormData): unknown {
  // A file stands for its name: the document says "binary" of it.
  if (typeof body !== 'string')
    return Object.fromEntries(
      [...body].map(([name, value]) => [name, typeof value === 'string' ? value : name]),
    );
  if (type === FORM) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** A schema of a parameter or body refers to its own document. */
function absolute(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')) as object;
}

/** Checks what a test has the server answer. */
export function checkAnswer(
  { method, url }: Pick<Request, 'method' | 'url'>,
  { status, envelope }: Reply,
): void {
  const found = operationOf(method, new URL(url, 'http://localhost').pathname);
  if (!found) return;
  const { template, operation } = found;
  const fail = (faults: string[]) =>
    faults.length > 0 &&
    reportFault(
      `${method} ${template} → ${status}, code ${envelope.code}: the fake answer breaks the schema: ${faults.join('; ')}`,
    );

  if (envelope.code !== 0) {
    const refusal = alternative('openapi', 'Refusal', 'code', envelope.code);
    fail(refusal ? fits('json', refusal, envelope) : ['the document has no such code']);
    const isKnown = status in operation.responses || [...ANYWHERE, ...FROM_PROXIES].includes(status);
    fail(isKnown ? [] : [`the document has no status ${status}`]);
    return;
  }
  const response = operation.responses[status];
  if (!response?.content?.[JSON_TYPE]) return void fail([`the document has no answer of status ${status}`]);
  const path = [
    'paths',
    template,
    method.toLowerCase(),
    'responses',
    String(status),
    'content',
    JSON_TYPE,
    'schema',
  ];
  fail(fits('json', within('openapi', ...path), envelope));
}

/** Checks a frame of the socket. */
export function checkFrame(way: 'ToClient' | 'FromClient', frame: object): void {
  const schema = alternative('asyncapi', way, 'type', (frame as { type?: unknown }).type);
  const faults = schema ? fits('json', schema, frame) : ['asyncapi.json has no frame of this type'];
  if (faults.length > 0)
    reportFault(`a frame breaks ${way}: ${faults.join('; ')}: ${JSON.stringify(frame).slice(0, 200)}`);
}

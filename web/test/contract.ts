/**
 * Checks the traffic of the fake network against the server's documents: `openapi.json` for calls, `asyncapi.json` for frames.
 * A mismatch is recorded by `reportFault` and fails the running test; a thrown error could be caught by the app.
 * Each schema is compiled at its first use.
 */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFault } from './contractFaults';

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
/** The app sends these in every form; a call that does not need them ignores them. */
const FIELDS_OF_EVERY_FORM = ['appID', 'channelID'];
/** Statuses that every call can have, undocumented: an internal error, and an encoding that the server does not support. */
const STATUSES_OF_EVERY_CALL = [500, 406];
/** Paths of files, which no document describes. */
const FILES = /^\/(media|files|pages)\//;
/** Statuses of proxies between the app and the server. */
const STATUSES_OF_PROXIES = [502, 504];
const SHOWN_MISMATCHES = 3;
const CLOSED = { unevaluatedProperties: false };

// contract.test.ts validates the schemas once; in every test file that would cost 100 ms.
const options = { strict: false, allErrors: true, validateFormats: true, validateSchema: false } as const;
let documents:
  | { openapi: Document; asyncapi: Document; json: Ajv2020; texts: Ajv2020; templates: [string, RegExp][] }
  | undefined;
const compiled = new Map<string, ValidateFunction>();

function read(path: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), 'src', path), 'utf8'));
}

function loadDocuments() {
  if (documents) return documents;
  const openapi = read('api/openapi.json') as Document;
  const asyncapi = read('realtime/asyncapi.json') as Document;
  const newAjv = (coerceTypes: boolean) => {
    const ajv = new Ajv2020({ ...options, coerceTypes });
    (addFormats as unknown as (to: Ajv2020) => void)(ajv);
    return ajv
      .addSchema(closed(openapi) as object, 'openapi', undefined, false)
      .addSchema(closed(asyncapi) as object, 'asyncapi', undefined, false);
  };
  const templates = Object.keys(openapi.paths)
    // Match a fixed path before one with a parameter.
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((path): [string, RegExp] => [path, new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)]);
  documents = { openapi, asyncapi, json: newAjv(false), texts: newAjv(true), templates };
  return documents;
}

/**
 * Returns the document with closed schemas: they refuse properties that they do not name. The server never sends others, but its
 * document allows them to clients. Components stay open, because `allOf` combines them; the references to them are closed.
 */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (name === 'schema' || name === 'items') return [name, closedSchema(value)];
      if (name !== 'properties') return [name, closed(value)];
      const properties = Object.entries(value as object);
      return [name, Object.fromEntries(properties.map(([key, schema]) => [key, closedSchema(schema)]))];
    }),
  );
}

function closedSchema(schema: unknown): unknown {
  const isObject = ['$ref', 'properties', 'allOf', 'oneOf', 'anyOf'].some((name) => name in Object(schema));
  return isObject ? { ...(closed(schema) as object), ...CLOSED } : closed(schema);
}

/** Validates a value. `texts` converts the texts of forms and queries to the types of the schema; `json` does not. */
function mismatchesOf(ajv: 'json' | 'texts', schema: object, value: unknown): string[] {
  const key = ajv + JSON.stringify(schema);
  let validate = compiled.get(key);
  if (!validate) compiled.set(key, (validate = loadDocuments()[ajv].compile(schema)));
  return validate(value) ? [] : describeErrors(validate.errors ?? []);
}

function describeErrors(errors: ErrorObject[]): string[] {
  // A schema that fails has evaluated no property, so all of them would be listed.
  const causes = errors.filter(({ keyword }) => keyword !== 'unevaluatedProperties');
  const lines = (causes.length > 0 ? causes : errors)
    // Errors of oneOf and anyOf name no field, so they come last.
    .sort((one, other) => Number(isAlternative(one)) - Number(isAlternative(other)))
    .map(
      ({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
    );
  return [...new Set(lines)].slice(0, SHOWN_MISMATCHES);
}

const isAlternative = ({ keyword }: ErrorObject) => keyword === 'oneOf' || keyword === 'anyOf';

/**
 * Returns the `oneOf` alternative of a component whose discriminator (`type` of a frame, `code` of a refusal) has the value.
 * Validation against one alternative gives short mismatches. Null if no alternative has the value.
 */
function alternative(
  document: 'openapi' | 'asyncapi',
  name: string,
  field: string,
  value: unknown,
): object | null {
  const hasValue = ({ properties, allOf = [] }: Schema): boolean =>
    properties?.[field]?.enum?.includes(value) ?? allOf.some(hasValue);
  const index = loadDocuments()[document].components.schemas[name]!.oneOf!.findIndex(hasValue);
  if (index < 0) return null;
  return { ...refTo(document, 'components', 'schemas', name, 'oneOf', String(index)), ...CLOSED };
}

const refTo = (document: 'openapi' | 'asyncapi', ...path: string[]) => ({
  $ref: `${document}#/${path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`,
});

/** Returns a call's path template and operation. Null for a file; null with a fault if the document has no such call. */
function operationOf(method: string, path: string): { template: string; operation: Operation } | null {
  if (FILES.test(path)) return null;
  const { openapi, templates } = loadDocuments();
  const template = templates.find(([, pattern]) => pattern.test(path))?.[0];
  const operation = template && openapi.paths[template]![method.toLowerCase()];
  if (operation) return { template, operation };
  reportFault(`${method} ${path}: openapi.json has no such ${template ? 'method' : 'path'}`);
  return null;
}

/** All property names of a schema. */
function namesOf(schema: Schema): string[] {
  const own = schema.$ref
    ? namesOf(loadDocuments().openapi.components.schemas[schema.$ref.split('/').at(-1)!]!)
    : [];
  return [...own, ...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(namesOf)];
}

const unknownNames = (names: Iterable<string>, documented: readonly string[]) =>
  [...names].filter((name) => !documented.includes(name)).map((name) => `/${name} is not in the document`);

/** Checks a request of the app. */
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
    // Most calls have no query, so no schema is compiled for them.
    ...(inQuery.length > 0 ? mismatchesOf('texts', query, Object.fromEntries(searchParams)) : []),
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
    ...mismatchesOf(type === JSON_TYPE ? 'json' : 'texts', absolute(schema), value),
    ...unknownNames(names, [...namesOf(schema), ...FIELDS_OF_EVERY_FORM]),
  ]);
}

function parsed(type: string, body: string | FormData): unknown {
  // A file is represented by its field's name, because its schema is a binary string.
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

/** Makes the references of a schema absolute: those of a parameter or body are relative to its document. */
function absolute(schema: Schema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"openapi#/')) as object;
}

/** Checks a fake answer. */
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
    fail(refusal ? mismatchesOf('json', refusal, envelope) : ['the document has no such code']);
    const others = [...STATUSES_OF_EVERY_CALL, ...STATUSES_OF_PROXIES];
    const isKnown = status in operation.responses || others.includes(status);
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
  fail(mismatchesOf('json', refTo('openapi', ...path), envelope));
}

/** Checks a frame of the socket, from the app or from the fake server. */
export function checkFrame(direction: 'ToClient' | 'FromClient', frame: object): void {
  const schema = alternative('asyncapi', direction, 'type', (frame as { type?: unknown }).type);
  const faults = schema ? mismatchesOf('json', schema, frame) : ['asyncapi.json has no frame of this type'];
  if (faults.length > 0)
    reportFault(`a frame breaks ${direction}: ${faults.join('; ')}: ${JSON.stringify(frame).slice(0, 200)}`);
}

import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { get, postForm, postJson } from '@/api/client';
import { request } from '@/api/http';
import { checkAnswer, checkFrame, checkRequest } from './contract';
import { reportFault, takeFaults } from './contractFaults';
import { fakeNetwork } from './fakeNetwork';
import { aPost } from './posts';
import { FakeSocket, HELLO } from './fakeSockets';

const POST = '/api/v1/square/post/7';
const readPost = () => get('/api/v1/square/post/{id}', undefined, { pathParams: { id: 7 } });
const fault = (...parts: string[]) => parts.map((part) => expect.stringContaining(part) as string);

it('every schema of the documents follows JSON Schema', () => {
  const ajv = new Ajv2020({ strict: false });
  const faulty: string[] = [];
  const check = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return;
    const isSchemas = path.endsWith('/components/schemas') || path.endsWith('/properties');
    for (const [name, part] of Object.entries(value)) {
      const at = `${path}/${name}`;
      if ((name === 'schema' || isSchemas) && !ajv.validateSchema(part as object)) faulty.push(at);
      check(part, at);
    }
  };
  for (const name of ['api/openapi.json', 'realtime/asyncapi.json'])
    check(JSON.parse(readFileSync(`src/${name}`, 'utf8')), name);
  expect(faulty).toEqual([]);
});

it.fails('a fault fails the test that is running', () => reportFault('a fault'));

it('real traffic has no faults', async () => {
  fakeNetwork({ [POST]: { data: aPost() } });
  await readPost();
  expect(takeFaults()).toEqual([]);
});

it('an answer without a required field is a fault that names path and field', async () => {
  const { title: _, ...untitled } = aPost();
  fakeNetwork({ [POST]: { data: untitled } });
  await readPost();
  const [first, ...others] = takeFaults();
  expect(first).toContain('GET /api/v1/square/post/{id} → 200');
  expect(first).toContain("/data must have required property 'title'");
  expect(others).toEqual([]);
});

it('an answer with a field of the wrong type is a fault', async () => {
  fakeNetwork({ [POST]: { data: { ...aPost(), likeNum: '3' } } });
  await readPost();
  expect(takeFaults()).toEqual(fault('/data/likeNum must be integer'));
});

it('an answer with an undocumented field is a fault, at any depth', async () => {
  const post = aPost();
  fakeNetwork({ [POST]: { data: { ...post, colour: 'red' } } });
  await readPost();
  expect(takeFaults()).toEqual(
    fault('/data must NOT have unevaluated properties {"unevaluatedProperty":"colour"}'),
  );
  fakeNetwork({ [POST]: { data: { ...post, author: { ...post.author, colour: 'red' } } } });
  await readPost();
  expect(takeFaults()).toEqual(fault('/data/author must NOT have unevaluated properties'));
});

it('a refusal with an undocumented field is a fault', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [POST]: { code: 1005, data: { retryAfter: 3, colour: 'red' } } });
  await expect(readPost()).rejects.toThrow();
  expect(takeFaults()).toEqual(fault('/data must NOT have unevaluated properties'));
});

it('an answer marked as unchecked is not checked', async () => {
  fakeNetwork({ [POST]: { data: {}, unchecked: 'a server of another version' } });
  await readPost();
  expect(takeFaults()).toEqual([]);
});

it('an undocumented refusal is a fault', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeNetwork({ [POST]: { code: 1005, data: { retryAfter: 'soon' } } });
  await expect(readPost()).rejects.toThrow();
  expect(takeFaults()).toEqual(fault('/data/retryAfter must be integer'));
});

it('an undocumented status of the call is a fault', () => {
  checkAnswer({ method: 'GET', url: POST }, { status: 418, envelope: { code: 1, msg: '', data: null } });
  expect(takeFaults()).toEqual(fault('no status 418'));
});

it.each([
  ['GET', '/api/v1/nowhere', 'no such path'],
  ['PUT', '/api/v1/square/post/list', 'no such method'],
] as const)('%s %s is a fault, also where a test answers it', async (method, path, words) => {
  fakeNetwork({ [path]: {} });
  await request({ method, url: path.replace('/api', '') });
  expect(new Set(takeFaults())).toEqual(new Set(fault(words)));
});

it('a body that violates its schema is a fault', async () => {
  fakeNetwork({});
  await expect(postJson('/api/v1/report', { kind: 'post' } as never)).rejects.toThrow();
  expect(takeFaults()).toEqual(fault('must have required property'));
});

it('a form value is read as a number if the schema requires a number', async () => {
  fakeNetwork({});
  await expect(postForm('/api/web/game/detail', { appID: 'first' } as never)).rejects.toThrow();
  await expect(postForm('/api/web/game/detail', { appID: 1001 })).rejects.toThrow();
  expect(takeFaults()).toEqual(fault('/appID must be integer'));
});

it('an undocumented parameter is a fault', () => {
  checkRequest({ method: 'GET', url: `${POST}?colour=red`, body: '' });
  checkRequest({ method: 'POST', url: '/api/web/game/detail', body: 'appID=1&colour=red' });
  expect(takeFaults()).toEqual(fault('/colour is not in the document', '/colour is not in the document'));
});

it('frames in both directions are checked', () => {
  const socket = new FakeSocket('');
  socket.simulateMessage(HELLO);
  socket.send('{"type":"ping"}');
  expect(takeFaults()).toEqual([]);
  socket.simulateMessage({ type: 'gap', topic: 'post:7' });
  socket.send('{"type":"watch","topic":7}');
  expect(takeFaults()).toEqual(
    fault("ToClient: / must have required property 'since'", 'FromClient: /topic must be'),
  );
});

it('a frame with an undocumented field is a fault', () => {
  new FakeSocket('').simulateMessage({ ...HELLO, colour: 'red' });
  expect(takeFaults()).toEqual(fault('ToClient: / must NOT have unevaluated properties'));
});

it('a frame of an unknown type is a fault', () => {
  checkFrame('ToClient', { type: 'gossip' });
  expect(takeFaults()).toEqual(fault('no frame of this type'));
});

import { request, type Payload } from './http';
import type { paths } from './schema.hand';

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, object> ? P : never;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = paths[P] extends Record<M, infer O> ? O : never;

export type Body<P extends keyof paths, M extends Method, Type extends string> =
  Operation<P, M> extends { requestBody?: { content: Record<Type, infer B> } } ? B : never;

export type Data<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
    ? D
    : never;

interface Options {
  /** A write that must not happen twice. */
  once?: boolean;
}

type FormType = 'application/x-www-form-urlencoded';
type JsonType = 'application/json';

/** POST with a form: account, platform and game calls. */
export function postForm<P extends PathsOf<'post'>>(
  path: P,
  form: Body<P, 'post', FormType>,
  options: Options = {},
): Promise<Data<P, 'post'>> {
  return request({ method: 'POST', url: local(path), form: form as Payload, ...options }) as Promise<
    Data<P, 'post'>
  >;
}

/** POST with JSON: square, reading and realtime calls. */
export function postJson<P extends PathsOf<'post'>>(
  path: P,
  json: Body<P, 'post', JsonType>,
  options: Options = {},
): Promise<Data<P, 'post'>> {
  return request({ method: 'POST', url: local(path), json, ...options }) as Promise<Data<P, 'post'>>;
}

export function get<P extends PathsOf<'get'>>(path: P, query?: Payload): Promise<Data<P, 'get'>> {
  return request({ method: 'GET', url: local(path), query }) as Promise<Data<P, 'get'>>;
}

/** The schema's paths begin with /api; where the service really is, configuration says. */
function local(path: string): string {
  return path.replace(/^\/api/, '');
}

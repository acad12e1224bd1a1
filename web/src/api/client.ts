import { answerFromSource } from './answerSource';
import { download, request, upload, type Call, type Payload } from './http';
import type { paths } from './schema.gen';
import type { TransferProgress } from './xhr';

type Method = 'get' | 'post' | 'put' | 'delete';
/** The generated paths list every method, and type the missing ones as `undefined`. */
type PathsOf<M extends Method> = {
  [P in keyof paths]: NonNullable<paths[P][M]> extends never ? never : P;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** The request body of a call in this encoding. */
export type Body<P extends keyof paths, M extends Method, Type extends string> =
  Operation<P, M> extends { requestBody: { content: Record<Type, infer B> } } ? B : never;

/** The data in the envelope of a call's answer. */
export type Data<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
    ? D
    : never;

interface Options extends Pick<Call, 'headers' | 'idempotent' | 'keepalive' | 'signal'> {
  /** The values for the `{…}` parameters of the path. */
  pathParams?: Record<string, number | string>;
}

type FormType = 'application/x-www-form-urlencoded';
type JsonType = 'application/json';

/** Some forms are empty. */
type FormOf<P extends keyof paths> = [Body<P, 'post', FormType>] extends [never]
  ? Record<string, never>
  : Body<P, 'post', FormType>;

/** POST with a form: account, platform and game calls. */
export function postForm<P extends PathsOf<'post'>>(
  path: P,
  form: FormOf<P>,
  options?: Options,
): Promise<Data<P, 'post'>> {
  return call('POST', path, options, { form: form as Payload });
}

/** POST of a file, with upload progress. */
export function postFile<P extends PathsOf<'post'>>(
  path: P,
  file: FormData,
  onProgress: TransferProgress,
  options?: Pick<Options, 'headers' | 'signal'>,
): Promise<Data<P, 'post'>> {
  return upload({ method: 'POST', url: local(path), file, ...options }, onProgress) as Promise<
    Data<P, 'post'>
  >;
}

/** POST with JSON: square, reading and realtime calls. Some have no body. */
export function postJson<P extends PathsOf<'post'>>(
  path: P,
  json?: Body<P, 'post', JsonType>,
  options?: Options,
): Promise<Data<P, 'post'>> {
  return call('POST', path, options, { json });
}

/** PUT with JSON: replaces the resource. */
export function putJson<P extends PathsOf<'put'>>(
  path: P,
  json: Body<P, 'put', JsonType>,
  options?: Options,
): Promise<Data<P, 'put'>> {
  return call('PUT', path, options, { json });
}

export function get<P extends PathsOf<'get'>>(
  path: P,
  query?: Payload,
  options?: Options,
): Promise<Data<P, 'get'>> {
  return call('GET', path, options, { query });
}

export function del<P extends PathsOf<'delete'>>(
  path: P,
  query?: Payload,
  options?: Options,
): Promise<Data<P, 'delete'>> {
  return call('DELETE', path, options, { query });
}

/** GET of a file, such as a picture. The schema has no such call, so the path is not typed. */
export function getBlob(url: string, query?: Payload, options?: Omit<Options, 'pathParams'>): Promise<Blob> {
  return download({ method: 'GET', url: local(url), query, ...options });
}

/** The answer has the type that the schema gives for the path. */
function call<T>(
  method: Call['method'],
  path: string,
  { pathParams, ...options }: Options = {},
  what?: Partial<Call>,
): Promise<T> {
  const url = local(path, pathParams);
  const known = answerFromSource(url, what?.form ?? what?.query);
  if (known !== undefined) return Promise.resolve(known as T);
  return request({ method, url, ...what, ...options }) as Promise<T>;
}

/** The schema's paths begin with /api. The configuration gives the real base path. */
function local(path: string, pathParams: Record<string, number | string> = {}): string {
  return path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, (_, name: string) => String(pathParams[name]));
}

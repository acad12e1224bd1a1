import { request, upload, type Call, type Payload } from './http';
import type { paths } from './schema.gen';
import type { Progress } from './xhr';

type Method = 'get' | 'post' | 'put' | 'delete';
/** The generated paths name every method and give the absent ones as `undefined`. */
type PathsOf<M extends Method> = {
  [P in keyof paths]: NonNullable<paths[P][M]> extends never ? never : P;
}[keyof paths];
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;

/** What a call takes in this encoding. */
export type Body<P extends keyof paths, M extends Method, Type extends string> =
  Operation<P, M> extends { requestBody: { content: Record<Type, infer B> } } ? B : never;

/** What a call gives: the data of its envelope. */
export type Data<P extends keyof paths, M extends Method> =
  Operation<P, M> extends { responses: { 200: { content: { 'application/json': { data: infer D } } } } }
    ? D
    : never;

interface Options extends Pick<Call, 'headers' | 'once' | 'keepalive'> {
  /** What stands in the path's braces. */
  at?: Record<string, number>;
}

type FormType = 'application/x-www-form-urlencoded';
type JsonType = 'application/json';

/** Some forms are empty. */
type FormOf<P extends keyof paths> = [Body<P, 'post', FormType>] extends [never]
  ? Record<string, never>
  : Body<P, 'post', FormType>;

/** POST with a form: account, platform and game calls. */
export async function postForm<P extends PathsOf<'post'>>(
  path: P,
  form: FormOf<P>,
  { at, ...options }: Options = {},
): Promise<Data<P, 'post'>> {
  const url = local(path, at);
  return (await request({ method: 'POST', url, form: form as Payload, ...options })) as Data<P, 'post'>;
}

/** POST of a file, telling how much of it has been sent. */
export async function postFile<P extends PathsOf<'post'>>(
  path: P,
  file: FormData,
  onProgress: Progress,
): Promise<Data<P, 'post'>> {
  return (await upload({ method: 'POST', url: local(path), file }, onProgress)) as Data<P, 'post'>;
}

/** POST with JSON: square, reading and realtime calls. Some take nothing. */
export async function postJson<P extends PathsOf<'post'>>(
  path: P,
  json?: Body<P, 'post', JsonType>,
  { at, ...options }: Options = {},
): Promise<Data<P, 'post'>> {
  return (await request({ method: 'POST', url: local(path, at), json, ...options })) as Data<P, 'post'>;
}

export async function get<P extends PathsOf<'get'>>(
  path: P,
  query?: Payload,
  { at }: Pick<Options, 'at'> = {},
): Promise<Data<P, 'get'>> {
  return (await request({ method: 'GET', url: local(path, at), query })) as Data<P, 'get'>;
}

export async function del<P extends PathsOf<'delete'>>(
  path: P,
  { at, ...options }: Options = {},
): Promise<Data<P, 'delete'>> {
  return (await request({ method: 'DELETE', url: local(path, at), ...options })) as Data<P, 'delete'>;
}

/** The schema's paths begin with /api; where the service really is, configuration says. */
function local(path: string, at: Record<string, number> = {}): string {
  return path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, (_, name: string) => String(at[name]));
}

import { ApiError, statusText } from './errors';

/** Receives the part of the body that has been sent, from 0 to 1. */
export type TransferProgress = (part: number) => void;

/** Like `fetch`, but with upload progress, which `fetch` cannot report. */
export function viaXhr(
  onProgress: TransferProgress,
  stalledMs: number,
): (url: string, init: RequestInit) => Promise<Response> {
  return (url, { method = 'POST', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      // The call was aborted while this module loaded.
      if (signal?.aborted) return reject(signal.reason as Error);
      const xhr = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const end = (outcome: () => void) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        outcome();
      };
      const abort = () => {
        xhr.abort();
        end(() => reject(signal?.reason as Error));
      };
      const moved = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          xhr.abort();
          end(() => reject(new ApiError(statusText(408, url), 408, null)));
        }, stalledMs);
      };
      xhr.upload.onprogress = ({ loaded, total }) => {
        moved();
        onProgress(total > 0 ? loaded / total : 0);
      };
      xhr.onload = () => end(() => resolve(responseOf(xhr)));
      xhr.onerror = () => end(() => reject(new TypeError('the network failed')));
      xhr.open(method, url);
      xhr.responseType = 'text';
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      signal?.addEventListener('abort', abort);
      moved();
      xhr.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return new Response(xhr.responseText, { status: xhr.status, headers });
}

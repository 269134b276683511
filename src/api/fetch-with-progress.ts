/**
 * Makes a `fetch` that reports the share of the body sent (0 to 1): only XMLHttpRequest knows it. Rejects like `fetch`.
 */
export function fetchWithProgress(
  onProgress: (share: number) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const body = await request.blob();
    request.signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const sending = new XMLHttpRequest();
      sending.open(request.method, request.url);
      sending.responseType = 'blob';
      request.headers.forEach((value, name) => sending.setRequestHeader(name, value));
      sending.upload.onprogress = ({ loaded, total }) => {
        if (total > 0) onProgress(loaded / total);
      };
      sending.onload = () => resolve(responseOf(sending));
      sending.onerror = () => reject(new TypeError('no answer'));
      sending.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      request.signal.addEventListener('abort', () => sending.abort());
      sending.send(body);
    });
  };
}

/** Statuses of answers that must not have a body. */
const empty: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(sent: XMLHttpRequest): Response {
  const headers = sent
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const at = line.indexOf(':');
      return at > 0 ? [[line.slice(0, at), line.slice(at + 1).trim()]] : [];
    });
  const body = empty.has(sent.status) ? null : (sent.response as Blob);
  return new Response(body, { status: sent.status, headers });
}

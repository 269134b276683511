import { galleryBackend, type Answered } from './backend';
import type { GalleryContract, GalleryData } from './gallery-data';

/** Answers what the page asks of its API in the page itself: nothing of it leaves the browser. */
export function installGallery(base: string, contract: GalleryContract, data: GalleryData): void {
  const { answer } = galleryBackend(contract, data);
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${base}/`)) return network(input, init);
    const path = pathname.slice(base.length);
    // News that never come.
    if (path === '/system/ereignisse')
      return new Response(new ReadableStream(), {
        headers: { 'content-type': 'text/event-stream' },
      });
    return responseOf(
      answer({ method: request.method, path, query: searchParams, body: await bodyOf(request) }),
    );
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (!/json/.test(request.headers.get('content-type') ?? '')) return undefined;
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

function responseOf({ status, body, headers = {}, type }: Answered): Response {
  const content =
    body === undefined ? null : type === undefined ? JSON.stringify(body) : String(body);
  return new Response(content, {
    status,
    headers: {
      date: new Date().toUTCString(),
      'content-type': type ?? 'application/json',
      ...headers,
    },
  });
}

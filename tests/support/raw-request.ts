import { request } from 'node:http';
import type { Reply } from './api-client';

/** Sends a request with headers that `fetch` keeps to itself, such as `Host`. */
export function rawRequest(
  url: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.once('error', reject);
      response.once('end', () => {
        const isJson = response.headers['content-type']?.startsWith('application/json');
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(response.headers as Record<string, string>),
          body: isJson ? (JSON.parse(text) as unknown) : text,
        });
      });
    });
    call.once('error', reject);
    call.end(body);
  });
}

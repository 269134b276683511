import { call } from './call';
import { idOf, recordOf } from './dialects/reference';
import { newIdempotencyKey } from './idempotency-key';

/** Rules for images (3-decisions §3.4). */
export const imageRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  names: 'JPEG, PNG, WebP, HEIC',
  maxBytes: 10 * 1024 * 1024,
} as const;

interface SendOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Sends an image; resolves with its id. It belongs to its sender for a day, and to the record once that names it. */
export async function sendImage(image: Blob, options: SendOptions): Promise<number> {
  const body = new FormData();
  body.append('daten', image, 'bild');
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  return idOf((await call('POST /stammdaten/bilder', { body, headers, ...options })).location);
}

/** Discards an image that no record came to name. Never fails: the server deletes it anyway. */
export async function discardImage(id: number): Promise<void> {
  try {
    const { data } = await call('GET /stammdaten/bilder/{id}', { params: { id } });
    const headers = { 'If-Match': `"${String(recordOf(data).version)}"` };
    await call('DELETE /stammdaten/bilder/{id}', { params: { id }, headers });
  } catch {
    // The server deletes it within a day.
  }
}

/** Reads an image; with `size` a preview that fits into a square of so many pixels. */
export async function readImage(
  gfxid: number,
  { size, signal }: { size?: 400 | 1600; signal?: AbortSignal },
): Promise<Blob> {
  const options = { params: { gfxid }, query: { groesse: size }, signal, as: 'blob' } as const;
  return (await call('GET /stammdaten/bilder/{gfxid}/gfx', options)).data;
}

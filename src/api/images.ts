import { call } from './call';
import { idOf, recordOf } from './dialect';
import { newIdempotencyKey } from './idempotency-key';

/** What the server takes as an image (3-decisions §3.4). */
export const imageRules = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  names: 'JPEG, PNG, WebP, HEIC',
  maxBytes: 10 * 1024 * 1024,
} as const;

interface SendOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Sends an image that a record is to name; resolves with the id that names it. It belongs to its sender
 * for a day, and to the record from when that names it.
 */
export async function sendImage(image: Blob, options: SendOptions): Promise<number> {
  const body = new FormData();
  body.append('daten', image, 'bild');
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  return idOf((await call('POST /stammdaten/bilder', { body, headers, ...options })).location);
}

/** Removes an image that no record came to name. Never fails: the server forgets it anyway. */
export async function discardImage(id: number): Promise<void> {
  try {
    const { data } = await call('GET /stammdaten/bilder/{id}', { params: { id } });
    const headers = { 'If-Match': `"${String(recordOf(data).version)}"` };
    await call('DELETE /stammdaten/bilder/{id}', { params: { id }, headers });
  } catch {
    // It is gone within a day.
  }
}

/** An image's bytes; with `size` a preview that fits into a square of so many pixels. */
export async function readImage(
  gfxid: number,
  { size, signal }: { size?: 400 | 1600; signal?: AbortSignal },
): Promise<Blob> {
  const options = { params: { gfxid }, query: { groesse: size }, signal, as: 'blob' } as const;
  return (await call('GET /stammdaten/bilder/{gfxid}/gfx', options)).data;
}

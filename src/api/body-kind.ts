export interface Bodies {
  json: unknown;
  text: string;
  xml: Document;
  /** Text as it arrives. Its reader must read it to the end or cancel it. */
  stream: ReadableStream<string>;
  /** Unpacked files by their names in the archive. */
  zip: Record<string, Uint8Array>;
  blob: Blob;
}

export type BodyKind = keyof Bodies;

/** Value of `Accept` for each kind. Errors are JSON in any case. */
export const accepted: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  text: 'text/plain, application/json;q=0.5',
  xml: 'application/xml, text/xml, application/json;q=0.5',
  stream: 'text/event-stream, text/plain, application/json;q=0.5',
  zip: 'application/zip, application/json;q=0.5',
  blob: '*/*',
};

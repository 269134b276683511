/** What an answer's body is read as, and what comes of it. */
export interface Bodies {
  json: unknown;
  text: string;
  xml: Document;
  /** Text as it arrives. Whoever takes it reads it to its end or cancels it. */
  stream: ReadableStream<string>;
  /** The unpacked files by their names in the archive. */
  zip: Record<string, Uint8Array>;
  blob: Blob;
}

export type BodyKind = keyof Bodies;

/** `Accept` of each kind. Errors are JSON in any case. */
export const accepted: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  text: 'text/plain, application/json;q=0.5',
  xml: 'application/xml, text/xml, application/json;q=0.5',
  stream: 'text/event-stream, text/plain, application/json;q=0.5',
  zip: 'application/zip, application/json;q=0.5',
  blob: '*/*',
};

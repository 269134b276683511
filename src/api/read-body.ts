import type { Bodies, BodyKind } from './body-kind';

/**
 * Reads a body; undefined when empty. Throws when it is of another kind (a proxy's HTML page, a cut answer, a broken
 * archive).
 */
export async function readBody<K extends BodyKind>(
  response: Response,
  kind: K,
): Promise<Bodies[K] | undefined> {
  return (await readers[kind](response)) as Bodies[K] | undefined;
}

type Readers = {
  [K in BodyKind]: (response: Response) => Promise<Bodies[K] | undefined> | Bodies[K] | undefined;
};

const readers: Readers = {
  json: async (response) => {
    const text = await response.text();
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  },
  text: (response) => response.text(),
  xml: async (response) => {
    const text = await response.text();
    const read = new DOMParser().parseFromString(text, 'application/xml');
    const broken = read.querySelector('parsererror');
    if (broken) throw new SyntaxError(`the answer is no XML: ${broken.textContent ?? ''}`);
    return read;
  },
  stream: (response) =>
    response.body?.pipeThrough(
      new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>,
    ),
  zip: async (response) => {
    const [{ unzipSync }, bytes] = await Promise.all([import('fflate'), response.arrayBuffer()]);
    return unzipSync(new Uint8Array(bytes));
  },
  blob: (response) => response.blob(),
};

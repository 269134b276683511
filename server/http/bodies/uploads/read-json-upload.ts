import type { Readable } from 'node:stream';
import type { UploadRule } from '../../contract/contract';
import { problem, fieldProblem } from '../../errors/problem';
import { piecesOf } from '../body-pieces';
import { JsonScanner } from './json-scanner';
import type { ReadBody, UploadWriter } from './upload';

/**
 * Reads a JSON body whose property `rule.field` is a content in base64; its decoded bytes go to the writer as they
 * come. Throws 400 for broken JSON, 413 for too much of it, 422 for broken base64.
 */
export async function readJsonUpload(
  source: Readable,
  { field }: UploadRule,
  writer: UploadWriter,
  parse: (bytes: Buffer) => Promise<unknown>,
): Promise<ReadBody> {
  const scanner = new JsonScanner(field);
  for await (const piece of piecesOf(source)) {
    for (const bytes of scanned(scanner, piece, field)) {
      if (bytes.length > 0) await writer.write(bytes);
    }
  }
  return { values: await parse(scanner.remaining()), hasContent: scanner.hasContent };
}

function* scanned(scanner: JsonScanner, piece: Buffer, field: string): Generator<Buffer> {
  try {
    yield* scanner.scan(piece);
  } catch (error) {
    if (error instanceof SyntaxError)
      throw fieldProblem({ [field]: [{ code: 'msg_file_base64' }] });
    if (error instanceof RangeError) throw problem(413, 'msg_body_too_large');
    if (error instanceof TypeError) throw problem(400, 'msg_request_unreadable');
    throw error;
  }
}

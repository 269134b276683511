import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy, { type BusboyHeaders, type BusboyInstance } from '@fastify/busboy';
import type { JsonSchema, UploadRule } from '../../contract/contract';
import { problem } from '../../errors/problem';
import { parameterValue } from '../../validation/parameter-value';
import { Crumbs } from '../body-pieces';
import type { ReadBody, UploadWriter } from './upload';

/** Limits of a form, which has one content and a few short fields. */
const limits = { files: 1, fields: 20, parts: 25, fieldNameSize: 100, fieldSize: 20_000 };

/**
 * Reads a multipart form whose part `rule.field` is a content; its bytes go to the writer as they come. The part's own
 * file name becomes `dateiname` unless the form has that field. Throws 400 for anything that is no such form and 413
 * for too many or too long fields.
 */
export async function readMultipartUpload(
  source: Readable & { headers: IncomingHttpHeaders },
  { field }: UploadRule,
  writer: UploadWriter,
  properties: Readonly<Record<string, JsonSchema>>,
): Promise<ReadBody> {
  const values = new Map<string, unknown>();
  let fileName: string | undefined;
  let content: Promise<void> | undefined;
  const parser = openParser(source.headers);

  await new Promise<void>((resolve, reject) => {
    const give = (error: unknown) => {
      source.unpipe(parser);
      reject(error as Error);
    };
    const tooMuch = () => give(problem(413, 'msg_body_too_large'));
    const unreadable = () => give(problem(400, 'msg_request_unreadable'));
    parser.on('partsLimit', tooMuch).on('filesLimit', tooMuch).on('fieldsLimit', tooMuch);
    parser.on('error', unreadable);
    const crumbs = new Crumbs();
    const check = (piece: Buffer) => {
      try {
        crumbs.check(piece);
      } catch (error) {
        source.off('data', check);
        give(error);
      }
    };
    source.on('data', check);
    source.on('error', give);
    source.on('close', () => {
      if (!source.readableEnded) unreadable();
    });
    parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      if (nameTruncated || valueTruncated) tooMuch();
      else if (values.has(name)) unreadable();
      else values.set(name, parameterValue(value, properties[name] ?? {}));
    });
    parser.on('file', (name, stream, sentName) => {
      stream.on('error', unreadable);
      if (name !== field) {
        values.set(name, ''); // refused by the schema
        stream.resume();
        return;
      }
      fileName = sentName;
      content = copy(stream, writer);
      content.catch((error: unknown) => {
        stream.resume(); // what follows has to flow off
        give(error);
      });
    });
    parser.on('finish', () => {
      (content ?? Promise.resolve()).then(resolve, give);
    });
    source.pipe(parser);
  });
  if (fileName !== undefined && !values.get('dateiname') && properties.dateiname) {
    values.set('dateiname', fileName);
  }
  if (content !== undefined) values.set(field, '');
  return { values: Object.fromEntries(values), hasContent: content !== undefined };
}

function openParser(headers: IncomingHttpHeaders): BusboyInstance {
  try {
    return busboy({ headers: headers as BusboyHeaders, limits });
  } catch {
    throw problem(400, 'msg_request_unreadable');
  }
}

async function copy(stream: AsyncIterable<unknown>, writer: UploadWriter): Promise<void> {
  for await (const bytes of stream) await writer.write(bytes as Buffer);
}

import type { FastifyRequest } from 'fastify';
import type { JsonSchema, UploadRule } from '../../contract/contract';
import { problem } from '../../errors/problem';
import { readJsonUpload } from './read-json-upload';
import { readMultipartUpload } from './read-multipart-upload';
import {
  tooLarge,
  type ArrivingUpload,
  type StageUpload,
  type ReadBody,
  type Sender,
  type Upload,
} from './upload';

interface Received {
  /** Values of the body; with a SHA-256 in place of the content. */
  body: unknown;
  upload: Upload | undefined;
  /** Removes the content unless a record has taken it. */
  discard: () => Promise<void>;
}

interface Parts {
  rule: UploadRule;
  bodyLimit: number;
  properties: Readonly<Record<string, JsonSchema>>;
  stage: StageUpload;
  sender: Sender;
  parse: (bytes: Buffer) => Promise<unknown>;
}

/**
 * Reads a body with a content, as JSON or as a multipart form, straight into the storage that `stage` begins. When it
 * is refused or breaks off, nothing of it stays.
 */
export async function receiveUpload(request: FastifyRequest, parts: Parts): Promise<Received> {
  const { rule, stage, sender } = parts;
  const { raw } = request;
  const staged = stage(rule, sender);
  try {
    // Readers would never hear of an end that has passed.
    if (raw.destroyed) throw problem(400, 'msg_request_unreadable');
    if (Number(raw.headers['content-length']) > parts.bodyLimit) throw tooLarge(rule);
    const { values, hasContent } = await readBody(request, staged, parts);
    const upload = hasContent ? await staged.finish() : undefined;
    return {
      body: upload ? { ...(values as object), [rule.field]: upload.sha256 } : values,
      upload,
      discard: () => staged.discard(),
    };
  } catch (error) {
    await staged.discard();
    raw.resume(); // who is still sending gets to read the answer
    if (raw.destroyed && !raw.complete) throw problem(400, 'msg_request_unreadable');
    throw error;
  }
}

function readBody(
  { raw, headers }: FastifyRequest,
  staged: ArrivingUpload,
  { rule, properties, parse }: Parts,
): Promise<ReadBody> {
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
  return isForm
    ? readMultipartUpload(raw, rule, staged, properties)
    : readJsonUpload(raw, rule, staged, parse);
}

import type { FastifyBaseLogger } from 'fastify';
import type { UploadRule } from '../../contract/contract';
import { fieldProblem } from '../../errors/problem';

const MEGABYTE = 1024 * 1024;

/** A content that has arrived whole, been examined and is stored, but belongs to nothing yet. */
export interface Upload {
  contentId: number;
  /** SHA-256 of what was sent, hexadecimal. */
  sha256: string;
}

/** Takes a content's bytes while they arrive. */
export interface UploadWriter {
  write(bytes: Buffer): Promise<void>;
}

/** Who sends a content. */
export interface Sender {
  /** Whom it is counted for. */
  subject: string;
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A content on its way. Until a record takes it, it is nothing that anybody sees. */
export interface ArrivingUpload extends UploadWriter {
  /** The whole content, examined. Throws for what the rule does not take. */
  finish(): Promise<Upload>;
  /** Removes what has arrived unless a record has taken it. */
  discard(): Promise<void>;
}

/** Begins to store a content. */
export type StageUpload = (rule: UploadRule, sender: Sender) => ArrivingUpload;

/** What was read of a request's body besides the content. */
export interface ReadBody {
  values: unknown;
  /** Whether the body had the content at all. */
  hasContent: boolean;
}

/** What a sender reads who sends too much. */
export function tooLarge({ field, limit }: UploadRule) {
  const megabytes = String(Math.floor(limit / MEGABYTE));
  return fieldProblem({ [field]: [{ code: 'msg_file_too_large', parameters: [megabytes] }] });
}

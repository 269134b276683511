import type { FastifyBaseLogger } from 'fastify';
import type { UploadRule } from '../../contract/contract';
import { fieldProblem } from '../../errors/problem';

const MEGABYTE = 1024 * 1024;

/** Content that has arrived whole, been examined and is stored, but belongs to no record yet. */
export interface Upload {
  contentId: number;
  /** SHA-256 of the sent bytes, hexadecimal. */
  sha256: string;
}

/** Takes a content's bytes while they arrive. */
export interface UploadWriter {
  write(bytes: Buffer): Promise<void>;
}

/** Sender of a content. */
export interface Sender {
  /** Subject that it counts for. */
  subject: string;
  /** Aborted when nobody waits for the answer any more. */
  gone: AbortSignal;
  /** Stores a piece when it is the sender's turn: only then it takes one of the connections that uploads share. */
  store: <T>(work: () => Promise<T>) => Promise<T>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Content on its way. Nobody sees it until a record takes it. */
export interface ArrivingUpload extends UploadWriter {
  /** Finishes and examines the content. Throws where the rule refuses it. */
  finish(): Promise<Upload>;
  /** Removes what has arrived unless a record has taken it. */
  discard(): Promise<void>;
}

/** Begins to store a content. */
export type StageUpload = (rule: UploadRule, sender: Sender) => ArrivingUpload;

/** Parts of a request's body that were read, besides the content. */
export interface ReadBody {
  values: unknown;
  /** True if the body had the content at all. */
  hasContent: boolean;
}

/** Problem for a sender of too many bytes. */
export function tooLarge({ field, limit }: UploadRule) {
  const megabytes = String(Math.floor(limit / MEGABYTE));
  return fieldProblem({ [field]: [{ code: 'msg_file_too_large', parameters: [megabytes] }] });
}

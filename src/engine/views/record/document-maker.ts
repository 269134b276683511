import type { AnyRecord } from '../../define/definition';
import type { Entry } from '../../outbox/entry';
import type { PdfFile } from '../pdf/pdf-file';

/** Data of a record that a document is made of. */
export interface MadeOf {
  record: AnyRecord;
  /**
   * Calls of the outbox, all of them in the order of recording: those that are not part of what was read are to be
   * added.
   */
  calls: readonly Entry[];
  signal?: AbortSignal;
}

/** Document that was made on the device. */
export interface MadeDocument extends PdfFile {
  /** Checksum of its contents, for a server that compares it with what it knows itself. */
  contentHash?: string | undefined;
  /** Key of the text that says why nobody can sign it yet. */
  problem?: string | undefined;
}

/** Makes a document of a record where no server can be asked for it. Rejects with what is missing. */
export interface DocumentMaker {
  make: (of: MadeOf) => Promise<MadeDocument>;
}

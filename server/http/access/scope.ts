import type { Executor } from '../../db/database';
import type { Operation } from '../contract/contract';
import type { Language } from '../texts/language';
import type { Caller } from './caller';

/**
 * Context in which records are read and written, decided at the door before a body is read. Code that works on records
 * takes it whole; a call is one.
 */
export interface Scope<Who extends Caller | undefined = Caller> {
  /** Calling user, with the present rights. */
  caller: Who;
  /** Called operation. Its right is met, and says whose records are meant. */
  operation: Operation;
  language: Language;
  /** Checked headers: the expected version, the lock, the key of an intent. */
  headers: Readonly<Record<string, unknown>>;
  /** Database; in a changing operation the transaction that commits with its answer. */
  db: Executor;
}

/** Scope that may have no caller: of an operation whose right is `public`. */
export type PublicScope = Scope<Caller | undefined>;

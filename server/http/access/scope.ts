import type { Executor } from '../../db/database';
import type { Operation } from '../contract/contract';
import type { Language } from '../texts/language';
import type { Caller } from './caller';

/**
 * On whose behalf records are read and written, decided at the door before a body is read. Whatever works on records takes
 * it whole; a call is one.
 */
export interface Scope<Who extends Caller | undefined = Caller> {
  /** Who calls, with what they may do now. */
  caller: Who;
  /** What is called. Its right is met, and says whose records are meant. */
  operation: Operation;
  language: Language;
  /** Checked ones: which version is meant, under which lock, by which key of an intent. */
  headers: Readonly<Record<string, unknown>>;
  /** In a changing operation the transaction that commits with its answer. */
  db: Executor;
}

/** A scope in which there may be nobody: of an operation whose right is `public`. */
export type PublicScope = Scope<Caller | undefined>;

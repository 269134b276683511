import type { ShippedRows } from '../../data/shipped-data';
import type { Database, Executor } from '../../db/database';
import type { Handlers } from '../../http/operations/call';
import type { ResourceOptions } from './resource';
import type { Tables } from './tables';

/**
 * Parts that an area adds to the kernel. Its resources with their calls follow from the contract; an area that needs
 * nothing else has nothing here.
 */
export interface Area {
  /** Options of its resources that the contract cannot express, by schema. */
  resources?: Readonly<Record<string, ResourceOptions>>;
  /** Operations that belong to no resource, by `operationId`. */
  operations?: (kit: AreaKit) => readonly Handlers[];
  /** Rows that its tables start with. */
  shipped?: readonly ShippedRows[];
  /**
   * Resumes work that a stop has left unfinished: at each start, beside everything else, by any number of processes.
   */
  resume?: (db: Executor) => Promise<void>;
  /** Begins work that goes on beside all calls, in any number of processes. Returns how to stop it. */
  work?: (kit: AreaWork) => () => Promise<void>;
}

/** Tools that work beside all calls is done with. */
export interface AreaWork {
  database: Database;
  tables: Tables;
  /** Key that seals what the database keeps secret. */
  key: Buffer | undefined;
  log: { error(details: object, text: string): void };
}

/** Tools that operations are made with. */
export interface AreaKit {
  tables: Tables;
  /** Version of the server. */
  version: string;
  /** Key that seals what the database keeps secret; undefined on a server without one. */
  key: Buffer | undefined;
}

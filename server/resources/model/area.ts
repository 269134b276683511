import type { ShippedRows } from '../../data/shipped-data';
import type { Executor } from '../../db/database';
import type { Handlers } from '../../http/operations/call';
import type { ResourceOptions } from './resource';
import type { Tables } from './tables';

/**
 * What an area adds to the kernel. Its resources with their calls follow from the contract; an area that
 * needs nothing else has nothing here.
 */
export interface Area {
  /** What of its resources the contract cannot say, by schema. */
  resources?: Readonly<Record<string, ResourceOptions>>;
  /** Operations that are no resource's, by `operationId`. */
  operations?: (kit: AreaKit) => readonly Handlers[];
  /** What its tables start with. */
  shipped?: readonly ShippedRows[];
  /** What a stop has left to be done: done at each start, beside everything else, by any number of processes. */
  resume?: (db: Executor) => Promise<void>;
}

/** What operations are made with. */
export interface AreaKit {
  tables: Tables;
  /** The server's version. */
  version: string;
}

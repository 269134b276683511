import type { Entity, OperationKey, SchemaName } from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';

/**
 * Fetches a file and saves it under the name that the server gives.
 * @example
 * ```ts action of Gadget
 * { type: 'download', name: 'report', call: 'GET /pruefstand/geraete/{id}/bericht' }
 * ```
 */
export interface DownloadAction<Call = string, Of = AnyRecord> extends ActionBase<Of> {
  type: 'download';
  /** Call `GET /path`, where `{id}` is the record. */
  call: Call;
}

declare module '../../define/action-types' {
  interface ActionDefinitions {
    download: DownloadAction;
  }
  interface WrittenActions<S extends SchemaName> {
    download: DownloadAction<OperationKey, Entity<S>>;
  }
}

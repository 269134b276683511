import type { Entity, OperationKey, SchemaName } from '../../../../schemas/define';
import type { ActionBase, AnyRecord } from '../../define/definition';

/** Fetches a file and saves it. */
export interface DownloadAction<Call = string, Of = AnyRecord> extends ActionBase<Of> {
  type: 'download';
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

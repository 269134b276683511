import type { AttachmentPath, Entity, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional } from '../../define/definition';

/**
 * Files of the record: added, shown, renamed, saved and removed.
 * @example
 * ```ts tab of Exhibit
 * { type: 'files', name: 'files', path: '/pruefstand/exponate/{exhibitId}/dateien', pageSize: 20 }
 * ```
 */
export interface FilesTab<Path = string, Of = AnyRecord> extends Conditional<Of> {
  type: 'files';
  name: string;
  /** Path of the list, whose last parameter is this record's id. Contents are at `{path}/{id}/daten`. */
  path: Path;
  /** Filter on which files belong here, in the grammar of filters. */
  filter?: string;
  /** Rows per call; all of them unless given. */
  pageSize?: number;
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    files: FilesTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    files: FilesTab<AttachmentPath<'dateiname' | 'datum'>, Entity<S>>;
  }
}

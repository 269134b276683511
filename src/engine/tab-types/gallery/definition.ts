import type { AttachmentPath, Entity, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional } from '../../define/definition';

/**
 * Pictures of the record, in the order of their `bildindex`.
 * @example
 * ```ts tab of Exhibit
 * { type: 'gallery', name: 'gallery', path: '/pruefstand/exponate/{exhibitId}/bilder' }
 * ```
 */
export interface GalleryTab<Path = string, Of = AnyRecord> extends Conditional<Of> {
  type: 'gallery';
  name: string;
  /** Path of the list, whose last parameter is this record's id. */
  path: Path;
  /** Rows per call; all of them unless given. */
  pageSize?: number;
}

declare module '../../define/tab-types' {
  interface TabDefinitions {
    gallery: GalleryTab;
  }
  interface WrittenTabs<S extends SchemaName> {
    gallery: GalleryTab<AttachmentPath<'gfx' | 'bildindex'>, Entity<S>>;
  }
}

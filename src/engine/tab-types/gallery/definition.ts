import type { AttachmentPath, Entity, SchemaName } from '../../../../schemas/define';
import type { AnyRecord, Conditional } from '../../define/definition';

/** In the order of the images' `bildindex`. */
export interface GalleryTab<Path = string, Of = AnyRecord> extends Conditional<Of> {
  type: 'gallery';
  name: string;
  /** The list's last parameter is this record's id. */
  path: Path;
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

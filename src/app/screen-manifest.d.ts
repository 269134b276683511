declare module 'virtual:screen-manifest' {
  import type { ComponentType } from 'react';
  import type { FieldsDefinition } from '../../schemas/define';
  import type { EntitySchema } from '../engine/application/entity-schema';
  import type { ScreenEntry } from '../engine/application/registry';

  export const manifest: readonly (ScreenEntry & {
    Icon: ComponentType<{ size?: number; stroke?: number }>;
  })[];
  export const schemaFiles: Readonly<Record<string, () => Promise<{ default: EntitySchema }>>>;
  /** What is said of their fields, by schema, where anything is. */
  export const fieldFiles: Readonly<
    Record<string, () => Promise<Record<string, FieldsDefinition>>>
  >;
}

/** Modules that the build takes from the application the page is built for: `scripts/page-build/modules.ts`. */
declare module 'virtual:application' {
  import type { ComponentType } from 'react';
  import type { FieldsDefinition, SumsDefinition } from '../../schemas/define';
  import type { EntitySchema } from '../engine/application/entity-schema';
  import type { Registry, ScreenEntry } from '../engine/application/registry';
  import type { screenLoaders } from '../engine/screens/screens';

  export const manifest: readonly (ScreenEntry & {
    Icon: ComponentType<{ size?: number; stroke?: number }>;
  })[];
  /** Schemas of the entities that screens show. */
  export const schemas: Readonly<Record<string, () => Promise<SchemaFile>>>;
  /** Schema of an entity; `said`: what is said about its fields besides the contract, where anything is. */
  export interface SchemaFile {
    schema?: EntitySchema;
    said: Readonly<Record<string, FieldsDefinition | SumsDefinition>>;
  }
  export const screens: Parameters<typeof screenLoaders>[0];
  export const { tabTypes, actionTypes, fieldTypes, cells, loadBespoke }: Registry;
  export const { asking, codes, lookups, rights, titles, whole }: Registry;
}

declare module 'virtual:application/further' {
  import type { SchemaFile } from 'virtual:application';
  import type { QueuedOperation } from '../../schemas/contract/queued-operation';

  export const schemas: Readonly<Record<string, () => Promise<SchemaFile>>>;
  export const parts: Readonly<Record<string, readonly { schema: string; list: string }[]>>;
  export const lists: Readonly<Record<string, string>>;
  export const bodies: Readonly<Record<string, string>>;
  export const queries: Readonly<Record<string, string>>;
  export const answers: Readonly<Record<string, string>>;
  export const queued: Readonly<Record<string, QueuedOperation>>;
}

declare module 'virtual:application/validators' {
  import type { EntityValidators } from '../engine/application/registry';

  export const validators: Readonly<Record<string, () => Promise<EntityValidators>>>;
}

declare module 'virtual:application/possible' {
  /** Command that writes the screen of a list; `{list}` stands for the path of one of them. */
  export const command: string;
  export const possible: readonly { list: string; ways: readonly string[] }[];
}

declare module 'virtual:application/backend' {
  import type { Dialect } from '../api/dialect';

  export const dialect: Dialect;
}

declare module 'virtual:application/search' {
  import type { SearchSection } from '../../schemas/contract/search-sections';

  export const sections: Readonly<Record<string, SearchSection>>;
}

declare module 'virtual:application/home' {
  import type { HomeBlock } from '../engine/screens/home-block';

  export const blocks: readonly HomeBlock[];
}

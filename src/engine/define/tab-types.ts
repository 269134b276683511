import type { SchemaName } from '../../../schemas/define';

/** Types add themselves (`declare module`): definitions are checked against all, and nothing below has to know one. */

/* eslint-disable @typescript-eslint/no-empty-object-type -- augmented by the types of tabs */

/** Tabs as the engine reads them, by name. */
export interface TabDefinitions {}

/** Tabs as they are written for a record of a schema, by name. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- named in what augments it
export interface WrittenTabs<S extends SchemaName> {}

/** Tabs as they are written for a page without records, by name. */
export interface WrittenPageTabs {}

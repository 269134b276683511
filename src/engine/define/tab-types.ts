import type { SchemaName } from '../../../schemas/define';

/**
 * The types of tabs there are. Each adds itself to these (`declare module`), so that a definition is checked against
 * all of them and nothing below them has to know one.
 */

/* eslint-disable @typescript-eslint/no-empty-object-type -- augmented by the types of tabs */

/** As the engine reads them, by name. */
export interface TabDefinitions {}

/** As they are written of a record of a schema, by name. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- named in what augments it
export interface WrittenTabs<S extends SchemaName> {}

/** As they are written of a page without records, by name. */
export interface WrittenPageTabs {}

import type { SchemaName } from '../../../schemas/define';

/** Types add themselves, like the types of tabs do. */

/* eslint-disable @typescript-eslint/no-empty-object-type -- augmented by the types of actions */

/** Actions as the engine reads them, by name. */
export interface ActionDefinitions {}

/** Actions as they are written for a record of a schema, by name. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- named in what augments it
export interface WrittenActions<S extends SchemaName> {}

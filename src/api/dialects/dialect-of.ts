import type { Dialect } from '../dialect';
import { referenceDialect } from './reference';

/** What the main service speaks. */
export const dialect: Dialect = referenceDialect;

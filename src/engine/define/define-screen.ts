import type { SchemaName } from '../../../schemas/define';
import type { PageScreen, Screen } from './screen';

/** As its file says it; `completeScreen` makes of it what the engine reads. */
export interface WrittenScreen {
  name: string;
  schema?: string;
}

/**
 * Checks against the contract at compile time; changes nothing. A schema that there is not is one mistake: nothing else
 * can be judged without it.
 */
export function defineScreen<S extends string>(
  name: string,
  screen: S extends SchemaName ? Screen<S> : OfNoSchema,
): WrittenScreen & { schema: string } {
  return { ...screen, name };
}

interface OfNoSchema {
  schema: SchemaName;
  readonly [member: string]: Unjudged;
}

type Unjudged =
  | string
  | number
  | boolean
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- its parameters are what the compiler cannot know
  | ((...given: any[]) => unknown)
  | readonly Unjudged[]
  | { readonly [member: string]: Unjudged };

/** Checks a screen without list and record against the contract at compile time; changes nothing. */
export function definePage(name: string, page: PageScreen): WrittenScreen {
  return { ...page, name };
}

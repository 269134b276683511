import type { SchemaName } from '../../../schemas/define';
import type { PageScreen, Screen } from './screen';

/** As its file says it; `completeScreen` makes of it what the engine reads. */
export interface WrittenScreen {
  name: string;
  schema?: string;
}

/** Checks against the contract at compile time; changes nothing. */
export function defineScreen<S extends SchemaName>(
  name: string,
  screen: Screen<S>,
): WrittenScreen & { schema: string } {
  return { ...screen, name };
}

/** Checks a screen without list and record against the contract at compile time; changes nothing. */
export function definePage(name: string, page: PageScreen): WrittenScreen {
  return { ...page, name };
}

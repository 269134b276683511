import type { WrittenScreen } from './define-screen';
import type { PageScreen } from './screen';

/** Checks a screen without list and record against the contract; changes nothing. */
export function definePage(name: string, page: PageScreen): WrittenScreen {
  return { ...page, name };
}

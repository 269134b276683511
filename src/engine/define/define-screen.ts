import type { SchemaName } from '../../../schemas/define';
import type { PageScreen, Screen } from './screen';

/** Screen as its file says it; `completeScreen` turns it into what the engine reads. */
export interface WrittenScreen {
  name: string;
  schema?: string;
}

/**
 * Checks against the contract at compile time; changes nothing. A schema that there is not is one mistake: nothing else
 * can be judged without it.
 * @example
 * ```ts screen
 * defineScreen('gadgets', {
 *   schema: 'Gadget',
 *   number: 900,
 *   icon: 'tool',
 *   api: { list: '/pruefstand/geraete', record: '/pruefstand/geraete/{id}' },
 *   query: 'pruefstand/geraete',
 *   columns: ['bezeichnung', 'farbe', 'preis', { field: 'bestand', width: 90 }],
 *   summary: { subtitle: ['farbe'], figure: 'preis' },
 *   warnings: { outOfStock: 'bestand=0' },
 *   views: [{ name: 'red', filter: ['farbe=ROT'], order: ['-preis'] }],
 *   scans: ['bezeichnung'],
 *   removableWhen: (gadget, me) => me.istAdmin || !gadget.aktiv,
 *   tabs: [
 *     {
 *       type: 'form',
 *       name: 'masterdata',
 *       sections: [{ name: 'general', fields: ['bezeichnung', 'farbe', 'preis'] }],
 *     },
 *   ],
 *   actions: [{ type: 'download', name: 'report', call: 'GET /pruefstand/geraete/{id}/bericht' }],
 * })
 * ```
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

/**
 * Checks a screen without list and record against the contract at compile time; changes nothing.
 * @example
 * ```ts screen
 * definePage('overview', {
 *   number: 960,
 *   icon: 'chart-bar',
 *   tabs: [
 *     {
 *       type: 'list',
 *       name: 'lines',
 *       schema: 'Gadget',
 *       list: '/pruefstand/geraete',
 *       columns: ['bezeichnung', 'preis'],
 *       opens: { schema: 'Gadget', id: 'id' },
 *     },
 *   ],
 * })
 * ```
 */
export function definePage(name: string, page: PageScreen): WrittenScreen {
  return { ...page, name };
}

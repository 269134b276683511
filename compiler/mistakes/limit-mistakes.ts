import { parseFilter } from '../../schemas/rules/filter-grammar';
import type { AnyDefinition, TabDefinition } from '../../src/engine/define/definition';
import { termFields } from '../../src/engine/define/named-fields';
import { paramNames } from '../../src/engine/screens/place';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import { orRather } from '../nearest-name';
import type { PathMistake } from './row-path-mistakes';
import type { ScreenContract } from './screen-contract';

/** Request that a list would get. */
interface Asked {
  list: string;
  by?: string | undefined;
  /** Conditions that its rows must meet. */
  fields: readonly string[];
}

/**
 * Finds conditions of tabs that their lists cannot filter by: rows of other records would stand there, or none at all.
 * An order that a list does not know is left out by the page.
 */
export function limitMistakes(
  screens: readonly AnyDefinition[],
  contract: ScreenContract,
): PathMistake[] {
  return screens.flatMap((screen) =>
    screen.tabs.flatMap((tab) =>
      askedIn(tab, screens, contract).flatMap((asked) =>
        unfilteredIn(asked, contract).map((field) => ({
          screen: screen.name,
          path: field,
          text: `tab «${tab.name}» would filter ${asked.list} by «${field}», ${whatItCan(asked.list, field, contract)}`,
        })),
      ),
    ),
  );
}

function askedIn(
  tab: TabDefinition,
  screens: readonly AnyDefinition[],
  { types }: ScreenContract,
): Asked[] {
  const type = tabTypeOf(types, tab);
  const counted = type.counts?.(tab);
  const embeds = type.embeds?.(tab);
  const below = screens.find(({ name }) => name === embeds?.screen);
  const ownList = below && 'api' in below ? below.api.list : undefined;
  const own = embeds ? { ...embeds, list: embeds.list ?? ownList } : counted;
  const { conditions } = parseFilter(counted?.filter ?? '');
  return [
    ...(own?.list === undefined
      ? []
      : [{ list: own.list, by: own.by, fields: conditions.map(({ field }) => field) }]),
    ...(type.warnings?.(tab) ?? []).map(({ list, by, terms }) => ({
      list,
      by,
      fields: termFields(terms),
    })),
  ];
}

/** Finds the fields that a list cannot filter by; lists that are answered as a whole have no limits. */
function unfilteredIn(
  { list, by, fields }: Asked,
  { limits = {}, schemas, tables }: ScreenContract,
): readonly string[] {
  const { lacks, equal } = limits[list] ?? {};
  const parameters = schemas[tables.queries[`GET ${list}`] ?? '']?.properties ?? {};
  const isElsewhere = by === undefined || paramNames(list).length > 0 || by in parameters;
  return [...(isElsewhere ? [] : [by]), ...fields].filter(
    (field) => lacks?.includes('filter') || equal?.includes(field) === false,
  );
}

function whatItCan(list: string, field: string, { limits = {} }: ScreenContract): string {
  const { equal } = limits[list] ?? {};
  if (!equal) return 'which filters by nothing';
  return `which filters by ${equal.join(', ')} alone${orRather(field, equal)}`;
}

import { textOfFilter as wireText, parseFilter } from '../../../../schemas/rules/filter-grammar';
import { type Filter, type FilterPredicate, isGroup, normalFilter } from './predicate';
import { wireConditions } from './query-predicate';

export interface ReadFilter {
  filter: Filter;
  /** Invalid parts as they were written. */
  invalid: readonly string[];
}

/**
 * Writes a filter in the wire's grammar; «or» is a group in brackets: `ort=Ulm,(plz^88|(plz^89,lkz=DE))`. Values escape
 * `(`, `)` and `|`.
 */
export function filterText(filter: Filter): string {
  return normalFilter(filter).map(termText).join(',');
}

function termText(item: FilterPredicate): string {
  if (isGroup(item))
    return `(${item.items.map(partText(item.op)).join(item.op === 'OR' ? '|' : ',')})`;
  return wireText(wireConditions(item));
}

/** Writes a part; inside an «or» a condition of several terms needs brackets of its own. */
const partText = (op: 'AND' | 'OR') => (item: FilterPredicate) => {
  const several = op === 'OR' && !isGroup(item) && wireConditions(item).length > 1;
  return several ? `(${termText(item)})` : termText(item);
};

/**
 * Parses the text of a filter, the reverse of `filterText`. A part that cannot be read is reported, never silently
 * dropped.
 */
export function parseFilterText(text: string): ReadFilter {
  const invalid: string[] = [];
  const items =
    text.trim() === '' ? [] : split(text, ',').flatMap((term) => parseTerm(term, invalid));
  return { filter: normalFilter(items), invalid };
}

function parseTerm(term: string, invalid: string[]): readonly FilterPredicate[] {
  const inner = /^\s*\((.*)\)\s*$/s.exec(term)?.[1];
  if (inner === undefined) {
    const read = parseFilter(term);
    invalid.push(...read.invalid);
    return read.conditions;
  }
  const parts = split(inner, '|');
  const [op, items] =
    parts.length > 1 ? (['OR', parts] as const) : (['AND', split(inner, ',')] as const);
  const read = items.map((part) => {
    const terms = op === 'OR' ? split(part, ',') : [part];
    return { op: 'AND' as const, items: terms.flatMap((one) => parseTerm(one, invalid)) };
  });
  return [{ op, items: read }];
}

function split(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\') {
      part += character + text.charAt(++index);
      continue;
    }
    if (character === '(') depth += 1;
    if (character === ')') depth = Math.max(0, depth - 1);
    if (character === separator && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  parts.push(part);
  return parts;
}

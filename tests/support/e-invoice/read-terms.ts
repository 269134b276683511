import { XMLParser } from 'fast-xml-parser';
import type { Terms } from '../../../schemas/e-invoice/terms';
import { ciiGroups, ciiPaths } from './cii-paths';
import { ublGroups, ublPaths } from './ubl-paths';

interface Element {
  [name: string]: Element[] | string | undefined;
}

/** Paths of values by their terms; `BT-1 day` is written without hyphens. */
export type Paths = Readonly<Record<string, string>>;
/** Paths of repeated groups, with what stands in each. */
export type Groups = Readonly<Record<string, { path: string; terms: Paths; groups?: Groups }>>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  removeNSPrefix: true,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/**
 * Reads the terms of an invoice in UBL or CII by tables of paths of their own, written by the syntax bindings of the
 * standard (CEN/TS 16931-3-2 and -3-3), not by what the product writes.
 */
export function readTerms(xml: string): Terms {
  const parsed = parser.parse(xml) as Element;
  const isCii = parsed['CrossIndustryInvoice'] !== undefined;
  const [name, [root]] = Object.entries(parsed).find(([key]) => key !== '?xml') as [
    string,
    Element[],
  ];
  if (!root) throw new Error('An empty document');
  // The two sums of tax differ by their currency only.
  const [currency = 'none'] = valuesAt(root, isCii ? (ciiPaths['BT-6'] ?? '') : 'TaxCurrencyCode');
  const inCurrency = (paths: Paths): Paths =>
    Object.fromEntries(
      Object.entries(paths).map(([key, path]) => [key, path.replace('=tax]', `=${currency}]`)]),
    );
  const type = name === 'CreditNote' ? 'CreditNote' : 'Invoice';
  return isCii
    ? read(root, inCurrency(ciiPaths), ciiGroups)
    : read(root, inCurrency(ublPaths(type)), ublGroups(type));
}

function read(element: Element, paths: Paths, groups: Groups): Terms {
  const terms: Record<string, string | Terms[]> = {};
  for (const [key, path] of Object.entries(paths)) {
    const [term = '', kind] = key.split(' ');
    const found = valuesAt(element, path);
    if (found.length > 1) throw new Error(`${term} stands ${found.length} times`);
    const [value] = found;
    if (value !== undefined) {
      terms[term] = kind === 'day' ? value.replace(/^(....)(..)(..)$/, '$1-$2-$3') : value;
    }
  }
  for (const [group, { path, terms: inner, groups: within = {} }] of Object.entries(groups)) {
    terms[group] = elementsAt(element, path).map((one) => read(one, inner, within));
  }
  return terms as Terms;
}

function valuesAt(element: Element, path: string): string[] {
  const [, parent = '', attribute] = /^(.*?)(?:\/?@(\w+))?$/.exec(path) ?? [];
  return elementsAt(element, parent).flatMap((one) => {
    const value = one[attribute === undefined ? '#text' : `@${attribute}`];
    return typeof value === 'string' ? [value] : [];
  });
}

function elementsAt(element: Element, path: string): Element[] {
  if (path === '') return [element];
  return path.split(/\/(?![^[]*\])/).reduce<Element[]>(
    (found, step) => {
      const [, name = '', condition] = /^(\w+)(?:\[(.*)\])?$/.exec(step) ?? [];
      return found
        .flatMap((one) => {
          const inside = one[name];
          return Array.isArray(inside) ? inside : [];
        })
        .filter((one) => condition === undefined || holds(one, condition));
    },
    [element],
  );
}

/** Conditions: `path=value`, `path!=value`, `!@attribute`. */
function holds(element: Element, condition: string): boolean {
  if (condition.startsWith('!@')) return valuesAt(element, condition.slice(1)).length === 0;
  const [, path = '', not, value] = /^(.*?)(!)?=(.*)$/.exec(condition) ?? [];
  return valuesAt(element, path).some((one) => one === value) !== (not !== undefined);
}

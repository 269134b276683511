import type { AnyRecord } from '../../api/dialect';

type NumberKind = 'reporter' | 'personMobile' | 'person' | 'site' | 'siteMobile';

/**
 * Lists the phone numbers: the caller's first, then that of the person that the order names, then the place's; none
 * twice.
 */
export function numbersOf(of: {
  order: AnyRecord | undefined;
  person: AnyRecord | undefined;
  site: AnyRecord | undefined;
}): readonly { kind: NumberKind; number: string }[] {
  const all: [NumberKind, string][] = [
    ['reporter', text(of.order?.stoermelderTelefon)],
    ['personMobile', text(of.person?.mobil)],
    ['person', text(of.person?.telefon)],
    ['site', text(of.site?.telefon1)],
    ['siteMobile', text(of.site?.mobil)],
  ];
  const seen = new Set<string>();
  return all.flatMap(([kind, number]) => {
    if (number === '' || seen.has(number)) return [];
    seen.add(number);
    return [{ kind, number }];
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

import type { AnyRecord } from '../../api/dialect';

type NumberKind =
  'reporter' | 'personMobile' | 'person' | 'site' | 'siteMobile' | 'customer' | 'customerMobile';

/**
 * Lists the phone numbers: the caller's first, then that of the person that the order names, then the place's and the
 * customer's; none twice.
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
    ['site', text(of.site?.telefon1 ?? of.order?.standortTelefon1)],
    ['siteMobile', text(of.site?.mobil ?? of.order?.standortMobil)],
    ['customer', text(of.order?.telefon1)],
    ['customerMobile', text(of.order?.mobil)],
  ];
  const seen = new Set<string>();
  return all.flatMap(([kind, number]) => {
    if (number === '' || seen.has(number)) return [];
    seen.add(number);
    return [{ kind, number }];
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

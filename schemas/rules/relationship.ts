type Relationship = 'KUNDE' | 'LIEFERANT' | 'BEIDES' | 'INTERESSENT';

/** The business relationship of an address (`Address.art`); neither means a prospect. */
export function relationship(istKunde: boolean, istLieferant: boolean): Relationship {
  if (istKunde) return istLieferant ? 'BEIDES' : 'KUNDE';
  return istLieferant ? 'LIEFERANT' : 'INTERESSENT';
}

/** Regions and warehouses of the demo company; the first is where most goods lie. */
export const demoRegions = [
  { id: 1, name: 'Nord', istHauptlagerkreis: true, kommissionierart: 1 },
  { id: 2, name: 'Süd', istHauptlagerkreis: false, kommissionierart: 2 },
  { id: 3, name: 'Service', istHauptlagerkreis: false, kommissionierart: 0 },
];

export const demoStorages = [
  { id: 1, lager: '10', kurzbezeichnung: 'Zentrallager', lagerkreisId: 1, hatLagerplaetze: true },
  { id: 2, lager: '11', kurzbezeichnung: 'Ladenlager', lagerkreisId: 1, hatLagerplaetze: false },
  { id: 3, lager: '20', kurzbezeichnung: 'Lager Süd', lagerkreisId: 2, hatLagerplaetze: true },
  {
    id: 4,
    lager: '30',
    kurzbezeichnung: 'Servicewagen 1',
    lagerkreisId: 3,
    hatLagerplaetze: false,
  },
  { id: 5, lager: '31', kurzbezeichnung: 'DOA-Lager', lagerkreisId: 3, hatLagerplaetze: false },
  {
    id: 6,
    lager: '32',
    kurzbezeichnung: 'Defektteilelager',
    lagerkreisId: 3,
    hatLagerplaetze: false,
  },
];

/** The technician of user `technik` and where his parts lie. */
export const demoTechnicians = [
  {
    id: 1,
    bezeichnung: 'Tom Techniker',
    gutteileLagerId: 4,
    doateileLagerId: 5,
    defektteileLagerId: 6,
  },
];

/** Region → warehouse that its goods leave from. */
export const outgoingStorages: Readonly<Record<number, number>> = { 1: 1, 2: 3 };

/** Where a product lies in a warehouse with locations: rack, bay, shelf. */
export function locationOf(productId: number, storageId: number): string | null {
  if (!demoStorages[storageId - 1]?.hatLagerplaetze) return null;
  const place = productId * 7 + storageId;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${'ABCDEF'[place % 6]}-${two(1 + (place % 24))}-${two(1 + (place % 5))}`;
}

/** Regions and warehouses of the demo company; most goods lie in the first. */
export const demoRegions = [
  { id: 1, name: 'Nord', istHauptlagerkreis: true, kommissionierart: 1 },
  { id: 2, name: 'Süd', istHauptlagerkreis: false, kommissionierart: 2 },
  { id: 3, name: 'Service', istHauptlagerkreis: false, kommissionierart: 0 },
];

/** Technicians of the demo company; the first is user `technik`. */
const TECHNICIANS = 12;
/** Warehouses besides those of technicians. */
const COMMON = 3;

/** Number of the first of a technician's three warehouses. */
const firstStoreOf = (technician: number) => COMMON + 1 + (technician - 1) * 3;

const technicianNumbers = Array.from({ length: TECHNICIANS }, (_, index) => index + 1);

const hamburg = { plz: '20457', ort: 'Hamburg' };

export const demoStorages = [
  {
    id: 1,
    lager: '10',
    kurzbezeichnung: 'Zentrallager',
    lagerkreisId: 1,
    hatLagerplaetze: true,
    strasse: 'Am Speicher 4',
    ...hamburg,
  },
  { id: 2, lager: '11', kurzbezeichnung: 'Ladenlager', lagerkreisId: 1, hatLagerplaetze: false },
  { id: 3, lager: '20', kurzbezeichnung: 'Lager Süd', lagerkreisId: 2, hatLagerplaetze: true },
  ...technicianNumbers.flatMap((technician) =>
    ['Servicewagen', 'DOA-Lager', 'Defektteilelager'].map((name, index) => ({
      id: firstStoreOf(technician) + index,
      lager: String(30 + (technician - 1) * 3 + index),
      kurzbezeichnung: `${name} ${technician}`,
      lagerkreisId: 3,
      hatLagerplaetze: false,
    })),
  ),
];

/** Technicians with the warehouses of their parts. */
export const demoTechnicians = technicianNumbers.map((id) => ({
  id,
  gutteileLagerId: firstStoreOf(id),
  doateileLagerId: firstStoreOf(id) + 1,
  defektteileLagerId: firstStoreOf(id) + 2,
}));

/** Region → warehouse that its goods leave from. */
export const outgoingStorages: Readonly<Record<number, number>> = { 1: 1, 2: 3 };

/** Location of a product in a warehouse with locations: rack, bay, shelf. */
export function locationOf(productId: number, storageId: number): string | null {
  if (!demoStorages[storageId - 1]?.hatLagerplaetze) return null;
  const place = productId * 7 + storageId;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${'ABCDEF'[place % 6]}-${two(1 + (place % 24))}-${two(1 + (place % 5))}`;
}

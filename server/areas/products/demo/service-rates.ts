import type { products } from '../../../db/generated/products';

/** Product group of services. */
const SERVICES = 8;

const rates = [
  ['SERVICE-STD', 'Servicetechniker je Stunde', 'Std', 96, 48],
  ['SERVICE-KM', 'Anfahrt je Kilometer', 'km', 0.95, 0.42],
  ['SERVICE-PAUSCHALE', 'Servicepauschale', 'Pausch', 159, 80],
] as const;

/** Products that service orders are billed as, with ids after the `last` one. */
export const serviceRates = (last: number): (typeof products.$inferInsert)[] =>
  rates.map(([artikelnummer, bezeichnung, mengeneinheit, vknetto, eknetto], index) => ({
    id: last + index + 1,
    artikelnummer,
    artikelart: '3',
    bezeichnung,
    warengruppeId: SERVICES,
    mengeneinheit,
    vknetto,
    eknetto,
    mwstsatz: 1,
    istRabattierfaehig: false,
  }));

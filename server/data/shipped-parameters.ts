import { shippedRows, type ShippedRows } from './shipped-data';
import { systemParameters } from '../db/generated/base';
import { counters } from '../db/tables/base';

/** Parameter, the kind of its value (schemas/rules/system-parameter.ts) and its initial value. */
interface Parameter {
  name: string;
  typ:
    | 'TEXT'
    | 'JANEIN'
    | 'MONAT'
    | 'GANZZAHL'
    | 'DATUM'
    | 'BETRAG'
    | 'ADRESSE'
    | 'ROLLEN'
    | 'BILD'
    | 'FRISTEN'
    | 'ZEITEN'
    | 'ERECHNUNG';
  wert: string | null;
}

/** System parameters that exist from now on. */
export function shippedParameters(parameters: readonly Parameter[]): ShippedRows {
  return shippedRows(systemParameters, parameters, ({ name }) => name);
}

/** Number ranges with the last number that counts as taken. */
export function shippedCounters(ranges: readonly { name: string; value: number }[]): ShippedRows {
  return shippedRows(counters, ranges, ({ name }) => name);
}

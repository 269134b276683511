import { ratesOfTable, ratesOfXml, type RateRow } from '../../../../../schemas/rules/rate-table';
import { isKey, type Field, type Fields } from '../../../fields/field';
import { csvRows, separatorOf } from './csv-table';
import { decoded, encodingOf } from './csv-text';

/** Fields of a record that keeps an exchange rate, by their formats; undefined for any other record. */
export interface RateFields {
  day: string;
  currency: string;
  rate: string;
  /** Key that recognises a record: «USD 2026-11-27». */
  key: string;
}

export function rateFields(fields: Fields): RateFields | undefined {
  const all = Object.values(fields);
  const named = (fits: (field: Field) => boolean) => all.find(fits)?.name;
  const day = named(({ property, readOnly }) => property.format === 'date' && !readOnly);
  const currency = named(({ property }) => property.format === 'currency-code');
  const rate = named(({ property }) => property.format === 'exchange-rate');
  const key = named((field) => isKey(field) && field.name !== 'id');
  return day && currency && rate && key ? { day, currency, rate, key } : undefined;
}

/** Most bytes of a file of rates, packed or not. */
const MOST_BYTES = 20 * 1024 * 1024;
/** Most lines of such a file, each being a day. */
const MOST_ROWS = 10_000;

/** Reads the rates of a file of the European Central Bank, packed or not; undefined for any other file. */
export async function readRates(bytes: Uint8Array): Promise<readonly RateRow[] | undefined> {
  if (bytes.length > MOST_BYTES) return undefined;
  const plain = bytes[0] === 0x50 && bytes[1] === 0x4b ? await unpacked(bytes) : bytes;
  if (!plain) return undefined;
  const text = decoded(plain, encodingOf(plain));
  return ratesOfXml(text) ?? ratesOfTable(csvRows(text, separatorOf(text), MOST_ROWS));
}

/**
 * Returns the rates of the latest days where there are more than `most`: a bank's whole history reaches back further
 * than anybody's books. Days are kept whole.
 */
export function latestRates(rows: readonly RateRow[], most: number): readonly RateRow[] {
  if (rows.length <= most) return rows;
  const ofDay = new Map<string, number>();
  for (const { day } of rows) ofDay.set(day, (ofDay.get(day) ?? 0) + 1);
  const kept = new Set<string>();
  let count = 0;
  for (const day of [...ofDay.keys()].sort().reverse()) {
    count += ofDay.get(day) ?? 0;
    if (count > most) break;
    kept.add(day);
  }
  return rows.filter(({ day }) => kept.has(day));
}

/** Returns the only table in an archive; undefined for any other archive, such as a workbook. */
async function unpacked(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { unzipSync } = await import('fflate');
  try {
    const files = Object.entries(
      unzipSync(bytes, {
        filter: ({ name, originalSize }) =>
          /^[^/]+\.(?:csv|xml)$/i.test(name) && !name.startsWith('[') && originalSize <= MOST_BYTES,
      }),
    );
    return files.length === 1 ? files[0]?.[1] : undefined;
  } catch {
    return undefined;
  }
}

import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import { named, ways, type Way } from './conventions';
import { strokesText, type Strokes } from './drawing/strokes';

/** Most letters where the contract says no length: Base64 of 200 KB. */
const usualLetters = Math.ceil((200 * 1024) / 3) * 4;

/**
 * Lists the ways to sign that the contract knows: by the choices of its property, else those whose properties it has.
 */
export function waysOf(fields: Fields): readonly Way[] {
  const values = fields[named.way]?.values;
  if (values) return ways.filter((way) => values.includes(way));
  const has: Record<Way, boolean> = {
    GEZEICHNET: fields[named.picture] !== undefined,
    GETIPPT: true,
    VERWEIGERT: fields[named.reason] !== undefined,
  };
  return ways.filter((way) => has[way]);
}

export function mostLettersOf(fields: Fields): number {
  return fields[named.picture]?.property.maxLength ?? usualLetters;
}

interface Signed {
  way: Way;
  strokes: Strokes;
  picture: string | undefined;
  hash: string;
  time: Date;
  device: string;
}

/** Builds the values that go along with what was typed, as far as the body has a property for them. */
export function signedValues(fields: Fields, signed: Signed): AnyRecord {
  const values: AnyRecord = {
    [named.way]: signed.way,
    [named.picture]: signed.picture,
    [named.strokes]: signed.way === 'GEZEICHNET' ? strokesText(signed.strokes) : undefined,
    [named.time]: signed.time.toISOString(),
    [named.hash]: signed.hash,
    [named.device]: signed.device,
  };
  const fitting = Object.entries(values).filter(([name, value]) => {
    const field = fields[name];
    const most = field?.property.maxLength ?? Infinity;
    // Leaves out the movement where it is too long: it is a help, not the signature.
    const fits = name !== named.strokes || String(value).length <= most;
    return field !== undefined && value !== undefined && fits;
  });
  return Object.fromEntries(fitting.map(([name, value]) => [name, cut(fields, name, value)]));
}

function cut(fields: Fields, name: string, value: unknown): unknown {
  if (name !== named.device) return value;
  return String(value).slice(0, fields[name]?.property.maxLength);
}

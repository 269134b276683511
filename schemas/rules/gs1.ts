import { gtinCheckDigit, isGtin, shortGtin } from './gtin';

/** Content of a GS1 code: its values by application identifier, and by name those that we know. */
export interface Gs1Code {
  values: ReadonlyMap<string, string>;
  /** 01, or 02 for the content of a pallet, without the zeros that make a GTIN-14 of an EAN. */
  gtin?: string | undefined;
  /** Batch, 10. */
  batch?: string | undefined;
  /** Serial number, 21. */
  serial?: string | undefined;
  /** Expiry date, 17, as a day; a month without a day means its last one. */
  expiry?: string | undefined;
}

/** Separator between two values the first of which has no fixed length. */
export const GROUP_SEPARATOR = '\u001d';

/** Substitutes for it that scanners and printers write. */
const SEPARATORS = /\u241d|[<{[](?:GS|FNC1)[>}\]]/gi;

/** Kinds of symbols that hold element strings: GS1-128, DataBar, DataMatrix, QR code, DotCode. */
const OF_GS1 = /^\](?:C1|e\d|d2|Q3|J1)/;

/** Longest text that may be a label. */
const LONGEST = 500;

interface Element {
  /** Digits of the application identifier itself. */
  digits: number;
  value: RegExp;
}

const figures = (least: number, most = least): RegExp => new RegExp(`^\\d{${least},${most}}`);
const text = (most: number, least = 1): RegExp => new RegExp(`^[!-~]{${least},${most}}`);

/** Application identifiers by prefix (GS1 General Specifications §3); the first match counts. */
const elements: readonly [RegExp, Element][] = [
  [/^00/, { digits: 2, value: figures(18) }],
  [/^0[123]/, { digits: 2, value: figures(14) }],
  [/^1[1-35-7]/, { digits: 2, value: figures(6) }],
  [/^20/, { digits: 2, value: figures(2) }],
  [/^(?:10|2[12])/, { digits: 2, value: text(20) }],
  [/^235/, { digits: 3, value: text(28) }],
  [/^24[0135]|^25[01]/, { digits: 3, value: text(30) }],
  [/^242/, { digits: 3, value: figures(1, 6) }],
  [/^25[345]/, { digits: 3, value: text(30) }],
  [/^3[07]/, { digits: 2, value: figures(1, 8) }],
  [/^3[1-6]\d\d/, { digits: 4, value: figures(6) }],
  [/^39[0-5]\d/, { digits: 4, value: figures(1, 18) }],
  [/^40[013]/, { digits: 3, value: text(30) }],
  [/^402/, { digits: 3, value: figures(17) }],
  [/^41\d/, { digits: 3, value: figures(13) }],
  [/^42\d/, { digits: 3, value: text(20) }],
  [/^(?:43|70|72|80|81|82)\d\d/, { digits: 4, value: text(70) }],
  [/^71\d/, { digits: 3, value: text(20) }],
  [/^90/, { digits: 2, value: text(30) }],
  [/^9[1-9]/, { digits: 2, value: text(90) }],
];

/** Tells whether the values of an identifier end where they are full: those of two digits that need no separator. */
const isPredefined = (identifier: string) =>
  /^(?:0[0-4]|1[1-9]|20|3[1-6]\d\d|41\d)$/.test(identifier);

/**
 * Reads a scan, label or link in the syntax of GS1: an element string with FNC1 or printed in brackets, with or without
 * the scanner's prefix (`]C1`, `]d2`, `]Q3`), or a Digital Link. Undefined for anything else, for a wrong check digit,
 * and where a part cannot be read.
 */
export function readGs1(scanned: string): Gs1Code | undefined {
  const code = scanned.trim();
  if (code.length > LONGEST) return undefined;
  const values =
    linkedValues(code.replace(/^\][A-Za-z]\d/, '')) ??
    bracketedValues(code.replace(/^\][A-Za-z]\d/, '')) ??
    elementValues(code);
  if (!values || !areChecked(values)) return undefined;
  const gtin = values.get('01') ?? values.get('02');
  return {
    values,
    gtin: gtin && shortGtin(gtin),
    batch: values.get('10'),
    serial: values.get('21'),
    expiry: dayOf(values.get('17')),
  };
}

/** Writes a GS1 code as it is printed, with its identifiers in brackets; any other code unchanged. */
export function printedCode(scanned: string): string {
  const values = readGs1(scanned)?.values ?? new Map<string, string>();
  const printed = [...values].map(([identifier, value]) => `(${identifier})${value}`).join('');
  // A value may contain brackets of its own.
  const isWhole = values.size > 0 && readGs1(printed)?.values.size === values.size;
  return isWhole ? printed : scanned;
}

/** Reads an element string: `010400638133393110ABC<GS>21XYZ`; without a GS1 mark only where it begins with a GTIN. */
function elementValues(code: string): Map<string, string> | undefined {
  const isMarked =
    OF_GS1.test(code) || code.includes(GROUP_SEPARATOR) || code.search(SEPARATORS) >= 0;
  let rest = code.replace(/^\][A-Za-z]\d/, '').replace(SEPARATORS, GROUP_SEPARATOR);
  if (!isMarked && !(/^0[12]\d{14}/.test(rest) && isGtin(rest.slice(2, 16)))) return undefined;
  const values = new Map<string, string>();
  while (rest !== '') {
    if (rest.startsWith(GROUP_SEPARATOR)) {
      rest = rest.slice(1);
      continue;
    }
    const found = firstElement(rest);
    if (!found || values.has(found.identifier)) return undefined;
    values.set(found.identifier, found.value);
    rest = rest.slice(found.identifier.length + found.value.length);
    const isEnd = rest === '' || rest.startsWith(GROUP_SEPARATOR);
    if (!isEnd && !isPredefined(found.identifier)) return undefined;
  }
  return values.size > 0 ? values : undefined;
}

function firstElement(rest: string): { identifier: string; value: string } | undefined {
  const element = elements.find(([begins]) => begins.test(rest))?.[1];
  if (!element) return undefined;
  const identifier = rest.slice(0, element.digits);
  const value = element.value.exec(rest.slice(element.digits))?.[0];
  return value === undefined ? undefined : { identifier, value };
}

/** Reads the text below a symbol: `(01)04006381333931(10)ABC`. */
function bracketedValues(code: string): Map<string, string> | undefined {
  const parts = code.split(/[([](\d{2,4})[)\]]/);
  if (parts.length < 3 || parts[0]?.trim() !== '') return undefined;
  const values = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2) {
    const identifier = parts[at] ?? '';
    const value = (parts[at + 1] ?? '').replace(GROUP_SEPARATOR, '').trim();
    const whole = firstElement(`${identifier}${value}`);
    if (whole?.identifier !== identifier || whole.value !== value || values.has(identifier)) {
      return undefined;
    }
    values.set(identifier, value);
  }
  return values;
}

/** Names that a Digital Link may have in place of numbers. */
const names: Readonly<Record<string, string>> = {
  gtin: '01',
  lot: '10',
  ser: '21',
  cpv: '22',
  exp: '17',
};

/** Reads a Digital Link: `https://id.example/01/04006381333931/10/ABC?17=271231` */
function linkedValues(code: string): Map<string, string> | undefined {
  const [, path = '', query = ''] =
    /^https?:\/\/[^/\s]+(\/[^?#\s]*)(?:\?([^#\s]*))?/i.exec(code) ?? [];
  const steps = path.split('/').map(unescaped);
  const key = steps.findIndex(
    (step, at) => /^(?:01|gtin)$/.test(step) && /^(?:\d{8}|\d{12,14})$/.test(steps[at + 1] ?? ''),
  );
  if (key < 0) return undefined;
  const pairs: [string, string][] = [];
  for (let at = key; at + 1 < steps.length; at += 2)
    pairs.push([steps[at] ?? '', steps[at + 1] ?? '']);
  const values = new Map<string, string>();
  for (const [name, value] of [...pairs, ...new URLSearchParams(query)]) {
    const identifier = names[name] ?? name;
    const padded = identifier === '01' ? value.padStart(14, '0') : value;
    const whole = firstElement(`${identifier}${padded}`);
    if (whole?.identifier === identifier && whole.value === padded) values.set(identifier, padded);
  }
  return values;
}

function unescaped(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** Checks the check digits of trade items and shipping units, and that days exist. */
function areChecked(values: ReadonlyMap<string, string>): boolean {
  const numbers = ['01', '02', '03'].flatMap((one) => values.get(one) ?? []);
  const days = ['11', '12', '13', '15', '16', '17'].flatMap((one) => values.get(one) ?? []);
  const unit = values.get('00');
  if (unit !== undefined && gtinCheckDigit(unit.slice(0, -1)) !== Number(unit.at(-1))) return false;
  return numbers.every(isGtin) && days.every((day) => dayOf(day) !== undefined);
}

/** Converts `YYMMDD` to `YYYY-MM-DD`: at most fifty years ahead (GS1 General Specifications §7.12). */
function dayOf(
  value: string | undefined,
  thisYear = new Date().getUTCFullYear(),
): string | undefined {
  if (value === undefined) return undefined;
  const century = thisYear - (thisYear % 100);
  const ahead = Number(value.slice(0, 2)) - (thisYear % 100);
  const year = century + Number(value.slice(0, 2)) + (ahead > 50 ? -100 : ahead <= -50 ? 100 : 0);
  const month = Number(value.slice(2, 4));
  const given = Number(value.slice(4));
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (month < 1 || month > 12 || given > last) return undefined;
  const [mm, dd] = [month, given || last].map((one) => String(one).padStart(2, '0'));
  return `${year}-${mm}-${dd}`;
}

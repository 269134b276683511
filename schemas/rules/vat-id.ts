import { compactText, lineText, withoutLabel } from './plain-text';

/** Prefixes of the remaining member states; EL is Greece, XI Northern Ireland. */
const otherMembers = new Set(
  'BE BG CY CZ DK EE EL ES FI HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

/** Form per country (3-decisions 3.5); the captured digits go into the check. */
const shapes: Readonly<Record<string, RegExp>> = {
  AT: /^ATU(\d{8})$/,
  BE: /^BE([01]\d{9})$/,
  CH: /^CHE(\d{9})(?:MWST|TVA|IVA)$/,
  DE: /^DE([1-9]\d{8})$/,
  FR: /^FR([A-Z0-9]{2}\d{9})$/,
  IT: /^IT(\d{11})$/,
  LU: /^LU(\d{8})$/,
};

const otherShape = /^[A-Z]{2}[A-Z0-9+*]{2,13}$/;

/** Labels of the number, as letterheads put them before it. */
const LABELS =
  'USt\\.?[- ]?Id(?:ent)?(?:\\.?[- ]?(?:Nr|Nummer))?|Umsatzsteuer-?ID(?:[- ]?Nr)?|UID(?:[- ]?(?:Nr|Nummer))?|' +
  'VAT(?:[- ]?(?:ID|No|Number|Reg(?:istration)?(?:[. ]+No)?))?|(?:N[°o] ?)?TVA(?: ?intra\\w*)?|MWST(?:[- ]?Nr)?|BTW|P\\.? ?IVA';

/** Converts to compact upper case, as stored: «UID: CHE-107.787.577 MWST» → «CHE107787577MWST». */
export function normalizeVatId(text: string): string {
  return compactText(withoutLabel(lineText(text), LABELS, '[A-Z]{2}'));
}

/** Tells whether a text is a VAT id of an EU member state or Switzerland, in compact form, with right check digits. */
export function isVatId(text: string): boolean {
  const country = text.slice(0, 2);
  const shape = shapes[country];
  if (!shape) return otherMembers.has(country) && otherShape.test(text);
  const digits = shape.exec(text)?.[1];
  return digits !== undefined && checkDigitsFit(country, digits);
}

/**
 * Check digits of the part before them: DE (8 digits), AT (7), CH (8), FR (the SIREN's 9), BE (8),
 * IT (10), LU (6). Undefined where none can exist, as for one in eleven Swiss numbers.
 */
export function vatCheckDigits(country: string, digits: string): string | undefined {
  switch (country) {
    case 'DE': {
      // ISO 7064 MOD 11,10
      let product = 10;
      for (const digit of digits) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
      return String((11 - product) % 10);
    }
    case 'AT':
      return String((96 - crossSum(digits)) % 10);
    case 'CH': {
      const weights = [5, 4, 3, 2, 7, 6, 5, 4];
      const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
      const check = (11 - (sum % 11)) % 11;
      return check === 10 ? undefined : String(check);
    }
    case 'FR':
      return String((12 + 3 * (Number(digits) % 97)) % 97).padStart(2, '0');
    case 'BE':
      return String(97 - (Number(digits) % 97)).padStart(2, '0');
    case 'IT':
      return String((10 - (crossSum(digits) % 10)) % 10);
    case 'LU':
      return String(Number(digits) % 89).padStart(2, '0');
    default:
      return undefined;
  }
}

function checkDigitsFit(country: string, digits: string): boolean {
  if (country === 'FR') {
    // The keys with letters follow another rule, which is not published officially.
    const key = digits.slice(0, 2);
    return !/^\d{2}$/.test(key) || key === vatCheckDigits('FR', digits.slice(2));
  }
  const length = country === 'BE' || country === 'LU' ? 2 : 1;
  return digits.slice(-length) === vatCheckDigits(country, digits.slice(0, -length));
}

/** Sum of digits, every second one doubled and reduced to its digit sum. */
function crossSum(digits: string): number {
  return [...digits].reduce((sum, digit, index) => {
    const value = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

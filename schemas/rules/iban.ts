import { mod97 } from './mod-97';
import { compactText, withoutLabel } from './plain-text';

/** Length of an IBAN per country (ISO 13616, SWIFT IBAN registry). */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
    'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
    'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
    'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Converts an IBAN to compact upper case, as stored, without «IBAN» before it; screens show groups of four. */
export function normalizeIban(text: string): string {
  return compactText(withoutLabel(text, 'IBAN(?:-?Nr|-?No)?'));
}

/** The two check digits for a country and its basic account number (BBAN). */
export function ibanCheckDigits(country: string, bban: string): string {
  return String(98 - mod97(`${bban}${country}00`)).padStart(2, '0');
}

/** Number of characters of an IBAN of a country; undefined where it has no IBANs. */
export function ibanLength(country: string): number | undefined {
  return lengths[country];
}

/** Tells whether a text is a compact IBAN with its country's length and right check digits. */
export function isIban(text: string): boolean {
  if (text.length > 34 || !/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(text)) return false;
  const country = text.slice(0, 2);
  // Comparing digits instead of «mod 97 = 1» also refuses 00, 01 and 99, which never occur.
  return (
    text.length === lengths[country] && text.slice(2, 4) === ibanCheckDigits(country, text.slice(4))
  );
}

import { plainText } from './plain-text';

/**
 * Currencies in use: every active code of ISO 4217 (list one of 1.1.2026) that can be used for payments. Units of
 * account, metals and codes for tests are left out.
 */
const currencyCodes: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD ' +
  'CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD ' +
  'GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD ' +
  'KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO ' +
  'NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE ' +
  'SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND ' +
  'VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

const known = new Set(currencyCodes);

/** Tells whether a text is the upper-case code of an existing currency. */
export function isCurrency(code: string): boolean {
  return known.has(code);
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', EURO: 'EUR' };

/** Currencies that signs and abbreviations with an amount may mean, where that is not one code. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'AUD', 'CAD', 'HKD', 'MXN', 'NZD', 'SGD'],
  '£': ['GBP', 'EGP'],
  '¥': ['JPY', 'CNY'],
  FR: ['CHF', 'XAF', 'XOF', 'XPF'],
  SFR: ['CHF'],
  '₺': ['TRY'],
  '₽': ['RUB'],
  '₹': ['INR'],
  '₴': ['UAH'],
};

/** Tells whether what stands with an amount («€», «SFr.», «usd») may mean a currency. */
export function mayMean(written: string, currency: string): boolean {
  const code = normalizeCurrency(written.replace(/\.$/, ''));
  return (
    code === currency ||
    meanings[written.replace(/\.$/, '').toUpperCase()]?.includes(currency) === true
  );
}

/** Converts a currency to trimmed upper case («eur» → «EUR»), a sign to its code; unknown texts stay, for the check. */
export function normalizeCurrency(input: string): string {
  const code = plainText(input).toUpperCase();
  return signs[code] ?? code;
}

import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isBic } from './bic';
import { isCountry } from './country';
import { isCurrency } from './currency';
import {
  isDate,
  isDateTime,
  isLocalDateTime,
  isLocalEndTime,
  isLocalTime,
  isTime,
} from './date-format';
import { isEmail } from './email';
import { safeFileName } from './file-name';
import { isGtin } from './gtin';
import { isIban } from './iban';
import { isLeitwegId } from './leitweg-id';
import { PHONE } from './phone-number';
import { scaleOf } from './scale-of';
import { isTone } from './tone';
import { isVatId } from './vat-id';
import { isWebAddress } from './web-address';

interface NumberFormat {
  type: 'number';
  validate: (value: number) => boolean;
}

/** The part of AJV's format type that we use. */
type FormatCheck = RegExp | ((text: string) => boolean) | NumberFormat;

/** Makes the check of a finite number with at most so many decimals (3-decisions 3.1 «Arithmetic»). */
function decimals(limit: number): NumberFormat {
  return { type: 'number', validate: (value) => Number.isFinite(value) && scaleOf(value) <= limit };
}

const durations = {
  type: 'number' as const,
  validate: (value: number) => Number.isSafeInteger(value) && value >= 0,
};

/**
 * Checks of every `format` of the contract, for AJV in the browser and on the server (3-decisions 3.5). Texts are
 * checked in the form in which they are stored: `canonicalValue` makes it.
 */
export const formats = {
  date: isDate,
  time: isTime,
  'date-time': isDateTime,
  'local-date-time': isLocalDateTime,
  'local-time': isLocalTime,
  'local-end-time': isLocalEndTime,
  email: isEmail,
  uri: fullFormats.uri as (text: string) => boolean,
  uuid: fullFormats.uuid as RegExp,
  // Neither trimmed nor composed (server/http/validation/canonical-body.ts); its strength is judged when it is set.
  password: () => true,
  'web-address': isWebAddress,
  int64: { type: 'number', validate: Number.isSafeInteger },
  money: decimals(2),
  'unit-price': decimals(4),
  'exchange-rate': decimals(6),
  percent: decimals(2),
  quantity: decimals(2),
  weight: decimals(3),
  'duration-minutes': durations,
  'duration-seconds': durations,
  phone: PHONE,
  // A name that a login header can carry and a person can spell; without a colon, which would end it there.
  'user-name': /^[\p{Ll}\p{Lo}\p{N}][\p{Ll}\p{Lo}\p{M}\p{N}._@+-]*$/u,
  country: isCountry,
  'currency-code': isCurrency,
  tone: isTone,
  iban: isIban,
  bic: isBic,
  'vat-id': isVatId,
  gtin: isGtin,
  'leitweg-id': isLeitwegId,
  'file-name': (text: string) => text !== '' && safeFileName(text) === text,
} satisfies Record<string, FormatCheck>;

/** Formats for AJV, including those that a contract adds (`x-formats`): their types and bounds check them. */
export function withOwnFormats(own: readonly string[]): Record<string, FormatCheck | true> {
  return { ...formats, ...Object.fromEntries(own.map((name) => [name, true as const])) };
}

import type { FieldType } from './field-type';
import { bic } from './bic';
import { boolean } from './boolean';
import { country } from './country';
import { currency } from './currency';
import { date } from './date';
import { dateTime } from './date-time';
import { duration } from './duration';
import { email } from './email';
import { entries } from './entries';
import { enumeration } from './enumeration';
import { file } from './file';
import { gtin } from './gtin';
import { iban } from './iban';
import { image } from './image';
import { integer } from './integer';
import { list } from './list';
import { localDateTime } from './local-date-time';
import { longText } from './long-text';
import { money } from './money';
import { number } from './number';
import { object } from './object';
import { percent } from './percent';
import { phone } from './phone';
import { quantity } from './quantity';
import { reference } from './reference';
import { rows } from './rows';
import { seconds } from './seconds';
import { text } from './text';
import { time } from './time';
import { tone } from './tone';
import { vatId } from './vat-id';
import { webAddress } from './web-address';

/** Field types of the engine; those that an application adds come before them. */
export const standardFieldTypes: readonly FieldType[] = [
  text,
  longText,
  integer,
  number,
  quantity,
  money,
  percent,
  duration,
  seconds,
  boolean,
  date,
  time,
  dateTime,
  localDateTime,
  enumeration,
  tone,
  reference,
  country,
  list,
  entries,
  rows,
  object,
  email,
  phone,
  webAddress,
  iban,
  vatId,
  bic,
  currency,
  gtin,
  image,
  file,
];

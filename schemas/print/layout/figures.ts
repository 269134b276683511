import { formatDate } from '../../rules/format-date';
import { formatNumber } from '../../rules/format-number';
import type { PrintLanguage } from '../document/printed-document';

/** Numbers and days as a document shows them in its language. */
export interface Figures {
  /** Exactly two decimals, no currency. */
  amount: (value: number) => string;
  /** Unit price as it is calculated: exactly four decimals, no currency. */
  unitPrice: (value: number) => string;
  /** Writes a quantity with its own decimals, two at most. */
  quantity: (value: number) => string;
  /** «19 %», in English «19%». */
  percent: (value: number) => string;
  date: (day: string) => string;
}

export function figuresIn(language: PrintLanguage): Figures {
  const number = (value: number, fixed: boolean, digits = 2) =>
    // Typographers' minus and one kind of narrow space, whichever the platform's formatter writes.
    formatNumber(value, language, { digits, fixed })
      .replace(/-/g, '\u2212')
      .replace(/[\u2009\u202f]/g, '\u00a0');
  return {
    amount: (value) => number(value, true),
    unitPrice: (value) => number(value, true, 4),
    quantity: (value) => number(value, false),
    percent: (value) => `${number(value, false)}${language === 'en' ? '%' : '\u00a0%'}`,
    date: formatDate,
  };
}

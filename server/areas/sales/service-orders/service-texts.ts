import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import { translator, type Translate } from '../../../../schemas/print/translate';
import { readPrintTexts } from '../../../print/print-texts';

/** Words of invoices of service orders, in the language of the paper. */
export const serviceTexts: Readonly<Record<PrintLanguage, Translate>> = {
  de: translator(readPrintTexts('de')),
  en: translator(readPrintTexts('en')),
  fr: translator(readPrintTexts('fr')),
};

import { figuresIn } from '../../../../schemas/print/layout/figures';
import { translator } from '../../../../schemas/print/translate';
import type { PrintLanguage } from '../../../../schemas/print/document/printed-document';
import { readPrintTexts } from '../../../print/print-texts';
import { valueLabel } from '../../../http/texts/labels';
import type { DocumentRow } from '../document-row';

type Source = Pick<
  DocumentRow,
  'id' | 'belegart' | 'belegnummer' | 'belegdatum' | 'bestellnummerKunde'
>;

/** Maximum number of characters of a line's title. */
const LONGEST = 60;

/**
 * Text that says where the lines below come from, in the language of the paper: «Auftrag AB26-00012 vom 03.11.2026,
 * Ihre Bestellung 4711».
 */
export function headingText(source: Source, language: string): string {
  const { title, order } = headingParts(source, language);
  return [title, order].filter(Boolean).join(', ');
}

/**
 * Line with that text, above the lines taken from a document; the customer's number stands beneath where both are too
 * long.
 */
export function headingLine(source: Source, language: string) {
  const { title, order } = headingParts(source, language);
  const whole = headingText(source, language);
  const text =
    whole.length <= LONGEST
      ? { bezeichnung: whole, langtext: null }
      : { bezeichnung: title.slice(0, LONGEST), langtext: order };
  return { positionsArt: 'T', ...text, vorgaengerId: source.id };
}

function headingParts(source: Source, paper: string) {
  const language = paper as PrintLanguage;
  const { belegart, belegnummer, belegdatum, bestellnummerKunde } = source;
  const t = texts[language];
  const type = valueLabel(language, 'SalesDocument', 'belegart', belegart);
  const document = [type, belegnummer].filter(Boolean).join(' ');
  const date = figuresIn(language).date(belegdatum);
  return {
    title: t('printed:heading.document', { document, date }),
    order: bestellnummerKunde && t('printed:heading.order', { number: bestellnummerKunde }),
  };
}

const texts = {
  de: translator(readPrintTexts('de')),
  en: translator(readPrintTexts('en')),
  fr: translator(readPrintTexts('fr')),
};

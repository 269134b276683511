import type { PDFImage } from '@cantoo/pdf-lib';
import type { PrintedCompany } from '../document/printed-company';
import type { PrintedDocument, PrintLanguage } from '../document/printed-document';
import type { PrintedRecipient } from '../document/printed-recipient';
import type { PrintedSignature } from '../document/printed-signature';
import type { Sheet } from '../pdf/sheet';
import type { Translate } from '../translate';
import type { Figures } from './figures';
import { measures } from './measures';

/** Properties that every letter of the company has, whatever its content. */
export interface PrintedLetter {
  language: PrintLanguage;
  company: PrintedCompany;
  recipient: PrintedRecipient;
  /** True if printed again: «Kopie» in the field for remarks. */
  copy: boolean;
  signature: PrintedSignature | null;
}

/** Images of a letter, read before anything is drawn. */
export interface PrintImages {
  logo: PDFImage | undefined;
  signature: PDFImage | undefined;
}

/** State that every part of the layout draws with, and how far down the page it has come. */
export interface Press<Input extends PrintedLetter = PrintedDocument> {
  input: Input;
  images: PrintImages;
  sheet: Sheet;
  t: Translate;
  figures: Figures;
  /** Title with number: «Rechnung RE26-00017». */
  title: string;
  /** Day of the letter, `YYYY-MM-DD`. */
  day: string;
  /** Top of the next thing on the page, in mm. */
  y: number;
  /** Begins a page with its heading; `y` is below it. */
  turn: () => void;
}

export type LetterPress = Press<PrintedLetter>;

/** Turns the page unless a block of this height fits on it. */
export function makeRoom(press: LetterPress, height: number): void {
  if (press.y + height > measures.bottom) press.turn();
}

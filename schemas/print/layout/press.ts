import type { PDFImage } from '@cantoo/pdf-lib';
import type { PrintedCompany } from '../document/printed-company';
import type { PrintedDocument, PrintLanguage } from '../document/printed-document';
import type { PrintedRecipient } from '../document/printed-recipient';
import type { PrintedSignature } from '../document/printed-signature';
import type { Sheet } from '../pdf/sheet';
import type { Translate } from '../translate';
import type { Figures } from './figures';
import { measures } from './measures';

/** What every letter of the company has, whatever it tells. */
export interface PrintedLetter {
  language: PrintLanguage;
  company: PrintedCompany;
  recipient: PrintedRecipient;
  /** Printed again: «Kopie» in the field for remarks. */
  copy: boolean;
  signature: PrintedSignature | null;
}

/** Images of a letter, read before anything is drawn. */
export interface PrintImages {
  logo: PDFImage | undefined;
  signature: PDFImage | undefined;
}

/** What every part of the layout draws with, and how far down the page it has come. */
export interface Press<Input extends PrintedLetter = PrintedDocument> {
  input: Input;
  images: PrintImages;
  sheet: Sheet;
  t: Translate;
  figures: Figures;
  /** Title with number: «Rechnung RE26-00017». */
  title: string;
  /** `YYYY-MM-DD`: the day that it is of. */
  day: string;
  /** Where the next thing begins. */
  y: number;
  /** Begins a page, with its heading; `y` is below it. */
  turn: () => void;
}

export type LetterPress = Press<PrintedLetter>;

/** Turns the page unless so much fits on this one. */
export function makeRoom(press: LetterPress, height: number): void {
  if (press.y + height > measures.bottom) press.turn();
}

import type { PDFImage } from '@cantoo/pdf-lib';
import type { PrintedDocument } from '../document/printed-document';
import type { Sheet } from '../pdf/sheet';
import type { Translate } from '../translate';
import type { Figures } from './figures';
import { measures } from './measures';

/** Images of a document, read before anything is drawn. */
export interface PrintImages {
  logo: PDFImage | undefined;
  signature: PDFImage | undefined;
}

/** What every part of the layout draws with, and how far down the page it has come. */
export interface Press {
  input: PrintedDocument;
  images: PrintImages;
  sheet: Sheet;
  t: Translate;
  figures: Figures;
  /** Title with number: «Rechnung RE26-00017». */
  title: string;
  /** Where the next thing begins. */
  y: number;
  /** Begins a page, with its heading; `y` is below it. */
  turn: () => void;
}

/** Turns the page unless so much fits on this one. */
export function makeRoom(press: Press, height: number): void {
  if (press.y + height > measures.bottom) press.turn();
}

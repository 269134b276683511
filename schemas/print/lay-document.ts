import type { PrintedDocument } from './document/printed-document';
import { addressField } from './layout/address-field';
import { closing } from './layout/closing';
import { documentEntries } from './layout/document-entries';
import { informationBlock } from './layout/information-block';
import { layLetter, type PrintMaterial } from './layout/lay-letter';
import { letterHead } from './layout/letter-head';
import { opening } from './layout/opening';
import { paymentBlock } from './layout/payment';
import type { Press } from './layout/press';
import { lineTable } from './layout/table/line-table';
import { totalsBlock, totalsHeight } from './layout/totals';
import { watermarks } from './layout/watermarks';

/** Lays out a sales document as a PDF, in server and browser; the same input gives the same bytes. */
export function layDocument(input: PrintedDocument, material: PrintMaterial): Promise<Uint8Array> {
  const { belegart, belegnummer, belegdatum } = input.head;
  return layLetter(input, material, {
    title: (t) => [t(`printed:types.${belegart}.title`), belegnummer].filter(Boolean).join(' '),
    day: belegdatum,
    beneath: watermarks,
    draw,
  });
}

function draw(press: Press): void {
  letterHead(press);
  addressField(press);
  opening(press, informationBlock(press, documentEntries(press)));
  if (press.input.lines.length > 0) lineTable(press, totalsHeight(press));
  totalsBlock(press);
  paymentBlock(press);
  closing(press);
}

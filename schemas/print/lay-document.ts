import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { PrintedDocument } from './document/printed-document';

/** A sales document as a PDF. An early plain layout: title and lines. */
export async function layDocument(input: PrintedDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  let page = pdf.addPage([595.28, 841.89]);
  let y = 780;
  const texts = [
    `${input.head.belegart} ${input.head.belegnummer ?? ''}`,
    ...input.lines.map((line) =>
      [line.position, line.bezeichnung, line.menge, line.gesamtpreis].join('   '),
    ),
    String(input.totals?.brutto ?? ''),
  ];
  for (const text of texts) {
    page.drawText(text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?'), { x: 70, y, size: 9, font });
    y -= 14;
    if (y < 60) {
      page = pdf.addPage([595.28, 841.89]);
      y = 780;
    }
  }
  return pdf.save();
}

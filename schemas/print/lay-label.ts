import { PDFDocument } from '@cantoo/pdf-lib';
import { codeSquares } from './layout/code-squares';
import { fittedText } from './layout/paragraph';
import { styles } from './layout/styles';
import type { FontFiles } from './pdf/font-files';
import { Sheet } from './pdf/sheet';
import { Typeface } from './pdf/typeface';

/** Content of a label that is stuck on something. */
export interface PrintedLabel {
  kind: 'label';
  /** Text for scanners. */
  code: string;
  /** The same for people. */
  title: string;
  /** Further lines; only as many as have room, four, are printed. */
  lines: readonly string[];
}

/** A common size of label printers, in millimetres. */
const paper = { width: 62, height: 29 };
const border = 3;
const codeSize = paper.height - 2 * border;
const pitch = 4.2;
const MOST_LINES = 4;

/**
 * Lays out a label as a PDF of one page: its code at the left, title and lines at the right. The same input gives the
 * same bytes.
 */
export async function layLabel(label: PrintedLabel, fonts: FontFiles): Promise<Uint8Array> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const { title, code, lines } = label;
  const shown = lines.slice(0, MOST_LINES);
  const typeface = await Typeface.open(pdf, fonts, [title, ...shown, '\u2026'].join(' '));
  const sheet = new Sheet(pdf, typeface, paper);
  const x = border + codeSize + border;
  const room = paper.width - border - x;
  sheet.addPage();
  sheet.within('Figure', () => codeSquares(sheet, code, border, border, codeSize), code);
  const place = { x, align: 'left' } as const;
  sheet.within('P', () =>
    fittedText(sheet, title, room, { ...styles.heading, ...place, y: border + 4 }),
  );
  shown.forEach((line, index) => {
    const y = border + 4 + (index + 1) * pitch;
    sheet.within('P', () => fittedText(sheet, line, room, { ...styles.detail, ...place, y }));
  });
  sheet.finish();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setCreator('Kontor');
  pdf.setProducer('Kontor');
  return pdf.save();
}

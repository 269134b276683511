import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import type { PrintedLogo } from './document/printed-company';
import type { PrintedDocument } from './document/printed-document';
import { addressField } from './layout/address-field';
import { closing } from './layout/closing';
import { figuresIn } from './layout/figures';
import { informationBlock } from './layout/information-block';
import { footers } from './layout/footer';
import { laterHead } from './layout/later-head';
import { letterHead } from './layout/letter-head';
import { watermarks } from './layout/watermarks';
import { measures } from './layout/measures';
import { opening } from './layout/opening';
import { paymentBlock } from './layout/payment';
import type { Press } from './layout/press';
import { lineTable } from './layout/table/line-table';
import { totalsBlock, totalsHeight } from './layout/totals';
import type { FontFiles } from './pdf/font-files';
import { Sheet } from './pdf/sheet';
import { Typeface } from './pdf/typeface';
import { translator, type PrintTexts } from './translate';

/** What the layout is handed, because it reads no files itself. */
export interface PrintMaterial {
  fonts: FontFiles;
  /** The namespace `printed` in the document's language. */
  texts: PrintTexts;
}

/**
 * A sales document as a PDF, in server and browser. The same input gives the same bytes: nothing of it comes from a
 * clock, from chance or from the platform's compression.
 */
export async function layDocument(
  input: PrintedDocument,
  { fonts, texts }: PrintMaterial,
): Promise<Uint8Array> {
  const t = translator(texts);
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const written = JSON.stringify(input) + JSON.stringify(texts) + [...figureLetters].join('');
  const typeface = await Typeface.open(pdf, fonts, written);
  const sheet = new Sheet(pdf, typeface);
  const { company, head, signature, language } = input;
  const title = [t(`printed:types.${head.belegart}.title`), head.belegnummer]
    .filter(Boolean)
    .join(' ');
  const images = {
    logo: await embedLogo(pdf, company.logo),
    signature: signature?.art === 'GEZEICHNET' ? await pdf.embedPng(signature.bild) : undefined,
  };
  const press: Press = {
    ...{ input, images, sheet, t, title, figures: figuresIn(language), y: 0 },
    turn: () => {
      sheet.addPage();
      watermarks(press);
      sheet.decoration(() => laterHead(press));
      press.y = measures.later.top;
    },
  };
  draw(press);
  footers(press);
  sheet.finish();
  describe(pdf, input, title);
  return pdf.save();
}

function embedLogo(pdf: PDFDocument, logo: PrintedLogo | null): Promise<PDFImage> | undefined {
  if (logo?.art === 'PNG') return pdf.embedPng(logo.daten);
  return logo?.art === 'JPEG' ? pdf.embedJpg(logo.daten) : undefined;
}

/** What amounts and cut texts are written with besides letters of the input. */
const figureLetters = '0123456789.,\u2212\u2026()=+%';

function draw(press: Press): void {
  const { sheet } = press;
  sheet.addPage();
  watermarks(press);
  letterHead(press);
  addressField(press);
  opening(press, informationBlock(press));
  if (press.input.lines.length > 0) lineTable(press, totalsHeight(press));
  totalsBlock(press);
  paymentBlock(press);
  closing(press);
}

/** What viewers and archives read of a file; its day is the document's own. */
function describe(
  pdf: PDFDocument,
  { company, head, language }: PrintedDocument,
  title: string,
): void {
  const day = new Date(`${head.belegdatum}T00:00:00Z`);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(company.name);
  pdf.setCreator('Kontor');
  pdf.setProducer('Kontor');
  pdf.setLanguage(language);
  pdf.setCreationDate(day);
  pdf.setModificationDate(day);
}

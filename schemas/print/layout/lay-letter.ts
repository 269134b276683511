import { PDFDocument, type PDFImage } from '@cantoo/pdf-lib';
import type { PrintedLogo } from '../document/printed-company';
import type { FontFiles } from '../pdf/font-files';
import { Sheet } from '../pdf/sheet';
import { Typeface } from '../pdf/typeface';
import { translator, type PrintTexts, type Translate } from '../translate';
import { figuresIn } from './figures';
import { footers } from './footer';
import { laterHead } from './later-head';
import { measures } from './measures';
import type { Press, PrintedLetter } from './press';

/** Material handed to the layout, which reads no files itself. */
export interface PrintMaterial {
  fonts: FontFiles;
  /** The namespace `printed` in the letter's language. */
  texts: PrintTexts;
}

interface Letter<Input extends PrintedLetter> {
  title: (t: Translate) => string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** Draws beneath everything on each page. */
  beneath?: (press: Press<Input>) => void;
  /** Draws the content, from the head of the first page on. */
  draw: (press: Press<Input>) => void;
}

/**
 * Lays out a letter of the company as a PDF, in server and browser. The same input gives the same bytes: nothing
 * depends on a clock, on chance or on the platform's compression.
 */
export async function layLetter<Input extends PrintedLetter>(
  input: Input,
  { fonts, texts }: PrintMaterial,
  { title: titleOf, day, beneath, draw }: Letter<Input>,
): Promise<Uint8Array> {
  const t = translator(texts);
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const written = JSON.stringify(input) + JSON.stringify(texts) + [...figureLetters].join('');
  const typeface = await Typeface.open(pdf, fonts, written);
  const sheet = new Sheet(pdf, typeface);
  const { company, signature, language } = input;
  const title = titleOf(t);
  const images = {
    logo: await embedLogo(pdf, company.logo),
    signature: signature?.art === 'GEZEICHNET' ? await pdf.embedPng(signature.bild) : undefined,
  };
  const press: Press<Input> = {
    ...{ input, images, sheet, t, title, day, figures: figuresIn(language), y: 0 },
    turn: () => {
      sheet.addPage();
      beneath?.(press);
      sheet.decoration(() => laterHead(press));
      press.y = measures.later.top;
    },
  };
  sheet.addPage();
  beneath?.(press);
  draw(press);
  footers(press);
  sheet.finish();
  describe(pdf, input, { title, day });
  return pdf.save();
}

function embedLogo(pdf: PDFDocument, logo: PrintedLogo | null): Promise<PDFImage> | undefined {
  if (logo?.art === 'PNG') return pdf.embedPng(logo.daten);
  return logo?.art === 'JPEG' ? pdf.embedJpg(logo.daten) : undefined;
}

/** Characters of amounts and of cut texts, besides those of the input. */
const figureLetters = '0123456789.,\u2212\u2026()=+%';

/** Writes the metadata that viewers and archives read; its day is the letter's own. */
function describe(
  pdf: PDFDocument,
  { company, language }: PrintedLetter,
  { title, day }: { title: string; day: string },
): void {
  const date = new Date(`${day}T00:00:00Z`);
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(company.name);
  pdf.setCreator('Kontor');
  pdf.setProducer('Kontor');
  pdf.setLanguage(language);
  pdf.setCreationDate(date);
  pdf.setModificationDate(date);
}

import {
  drawSvgPath,
  PDFName,
  rgb,
  type PDFDocument,
  type PDFImage,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { Structure, type Element, type ElementRole } from './structure';
import type { Weight } from './font-files';
import { printable } from './printable';
import type { Typeface } from './typeface';
import { visualOrder } from './visual-order';

/** Place of a text: millimetres from the sheet's top left, `y` of the baseline; `size` in points. */
export interface TextPlace {
  weight: Weight;
  x: number;
  y: number;
  size: number;
  /** End of the text that is at `x`. */
  align: 'left' | 'right';
  /** Grey from 0 (black) to 1 (white). */
  grey: number;
}

interface OpenPage {
  page: PDFPage;
  content: string[];
  /** Owner of the last operators: an element, decoration, or nothing yet. */
  marked: object | 'decoration' | undefined;
}

export const pageWidth = 210;
export const pageHeight = 297;

const pointsPerMm = 72 / 25.4;

/** Width and height in millimetres. */
interface PaperSize {
  width: number;
  height: number;
}

/**
 * Sheets, A4 unless given, drawn on in millimetres from the top left. Everything goes to the last page unless stated
 * otherwise.
 */
export class Sheet {
  readonly pages: OpenPage[] = [];
  private readonly structure: Structure;
  private isDecoration = false;

  constructor(
    private readonly pdf: PDFDocument,
    readonly typeface: Typeface,
    private readonly size: PaperSize = { width: pageWidth, height: pageHeight },
  ) {
    this.structure = new Structure(pdf);
  }

  addPage(): void {
    const page = this.pdf.addPage([this.size.width * pointsPerMm, this.size.height * pointsPerMm]);
    for (const { name, font } of this.typeface.all()) {
      page.node.setFontDictionary(PDFName.of(name), font.ref);
    }
    this.structure.addPage(page);
    this.pages.push({ page, content: [], marked: undefined });
  }

  /** Makes what `draw` draws an element of the document, for screen readers. */
  within(role: ElementRole, draw: () => void, alt?: string): Element | undefined {
    if (this.isDecoration) {
      draw();
      return undefined;
    }
    return this.structure.within(role, draw, alt);
  }

  /** Continues an element that was left. */
  again(element: Element, draw: () => void): void {
    this.structure.again(element, draw);
  }

  /** Width of a text in millimetres. */
  width(text: string, { size, weight }: Pick<TextPlace, 'size' | 'weight'>): number {
    return this.typeface.width(text, size, weight) / pointsPerMm;
  }

  /** Writes one line of text. */
  text(text: string, place: TextPlace): void {
    if (text === '') return;
    const shown = this.shown(text, place);
    const left = place.x - shown.width * leftShare[place.align];
    this.write(`BT ${place.grey} g ${this.at(left, place.y)} Td ${shown.operators} ET`);
  }

  /**
   * Writes text across the page that is no part of its content; centred around a point, turned by an angle in degrees.
   */
  watermark(text: string, page: number, place: Omit<TextPlace, 'align'> & { angle: number }): void {
    const shown = this.shown(text, place);
    const turn = (place.angle * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const x = place.x - (shown.width / 2) * cos;
    const y = place.y + (shown.width / 2) * sin;
    const matrix = [cos, sin, -sin, cos].map(short).join(' ');
    this.decorate(`BT ${place.grey} g ${matrix} ${this.at(x, y)} Tm ${shown.operators} ET`, page);
  }

  /** Draws a hairline or rule, `width` in points. */
  line(x1: number, y1: number, x2: number, y2: number, width: number, grey: number): void {
    this.decorate(`${grey} G ${width} w ${this.at(x1, y1)} m ${this.at(x2, y2)} l S`);
  }

  /** Draws squares of one size as one black shape, each named by column and row. */
  squares(x: number, y: number, size: number, cells: readonly (readonly [number, number])[]): void {
    const side = short(size * pointsPerMm);
    const drawn = cells.map(
      ([column, row]) => `${this.at(x + column * size, y + (row + 1) * size)} ${side} ${side} re`,
    );
    this.write(`0 g ${drawn.join(' ')} f`);
  }

  /** Draws an image with its top left corner at a place. */
  image(image: PDFImage, x: number, y: number, width: number, height: number): void {
    const { page } = this.last();
    const name = page.node.newXObject('Image', image.ref);
    const [w, h] = [short(width * pointsPerMm), short(height * pointsPerMm)];
    this.write(`q ${w} 0 0 ${h} ${this.at(x, y + height)} cm ${name.toString()} Do Q`);
  }

  /**
   * Draws a filled path as SVG writes it, with the origin of its box moved to a place; `colour` is `#rrggbb`, anything
   * else black.
   */
  path(d: string, colour: string, x: number, y: number, scale: number): void {
    const [, ...parts] = /^#(..)(..)(..)$/.exec(colour) ?? ['', '0', '0', '0'];
    const [red = 0, green = 0, blue = 0] = parts.map((part) => short(parseInt(part, 16) / 255));
    const operators = drawSvgPath(d, {
      x: short(x * pointsPerMm),
      y: short((this.size.height - y) * pointsPerMm),
      scale: short(scale * pointsPerMm),
      color: rgb(red, green, blue),
      borderColor: undefined,
      borderWidth: 0,
    });
    this.write(operators.join(' '));
  }

  /** Makes what `draw` draws decoration rather than content, on the last page or an earlier one. */
  decoration(draw: () => void, page = this.pages.length - 1): void {
    const later = this.pages.splice(page + 1);
    this.isDecoration = true;
    draw();
    this.isDecoration = false;
    this.pages.push(...later);
  }

  /** Writes pages and structure into the document. */
  finish(): void {
    const { context } = this.pdf;
    for (const { page, content, marked } of this.pages) {
      if (marked !== undefined) content.push('EMC');
      page.node.set(
        PDFName.of('Contents'),
        context.register(context.flateStream(content.join('\n'))),
      );
    }
    this.structure.finish();
  }

  private shown(text: string, { size, weight }: Omit<TextPlace, 'x' | 'y' | 'align' | 'grey'>) {
    const words = visualOrder(printable(text).split(' '));
    const space = this.typeface.shape(' ', weight);
    const parts = words.flatMap((word, index) => {
      const shaped = this.typeface.shape(word, weight).parts;
      return index === 0 ? shaped : [...space.parts, ...shaped];
    });
    const runs: { name: string; shown: string }[] = [];
    for (const { face, shown } of parts) {
      const last = runs.at(-1);
      if (last?.name === face.name) last.shown += shown;
      else runs.push({ name: face.name, shown });
    }
    return {
      width: this.width(text, { size, weight }),
      operators: runs.map(({ name, shown }) => `/${name} ${size} Tf [${shown}] TJ`).join(' '),
    };
  }

  private write(operators: string): void {
    if (this.isDecoration) return this.decorate(operators);
    const page = this.last();
    const element = this.structure.current();
    if (page.marked !== element) {
      if (page.marked !== undefined) page.content.push('EMC');
      page.content.push(this.structure.mark(this.pages.length - 1));
      page.marked = element;
    }
    page.content.push(operators);
  }

  private decorate(operators: string, index = this.pages.length - 1): void {
    const page = this.pages[index];
    if (!page) throw new Error(`There is no page ${index}.`);
    if (page.marked !== 'decoration') {
      if (page.marked !== undefined) page.content.push('EMC');
      page.content.push('/Artifact BMC');
      page.marked = 'decoration';
    }
    page.content.push(operators);
  }

  /** Converts a place to that of PDF: points from the bottom left. */
  private at(x: number, y: number): string {
    return `${short(x * pointsPerMm)} ${short((this.size.height - y) * pointsPerMm)}`;
  }

  private last(): OpenPage {
    const page = this.pages.at(-1);
    if (!page) throw new Error('There is no page yet.');
    return page;
  }
}

const leftShare = { left: 0, right: 1 };

/** Rounds to three decimals: of a point, less than anybody sees. */
function short(value: number): number {
  return Math.round(value * 1000) / 1000 + 0;
}

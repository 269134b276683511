import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { create, type Font } from 'fontkit';
import type { FontFiles, Weight } from './font-files';

/** How text is set; `tabular` gives all figures one width, for columns. */
export interface TextForm {
  weight: Weight;
  tabular: boolean;
}

/** A word as glyphs: what a `TJ` operator shows, by font. */
export interface ShapedWord {
  /** In thousandths of the font's size. */
  width: number;
  parts: readonly { face: Face; shown: string }[];
}

export interface Face {
  /** Name in the pages' resources. */
  name: string;
  font: PDFFont;
}

interface OpenFace extends Face {
  parsed: Font;
  /** Read by the embedder at each text: what it shapes must be what was measured. */
  features: Record<string, boolean>;
}

/**
 * A typeface of several files in one document: measures and encodes words with kerning and takes each letter from the
 * first file that has it. Files are read anew for every document: a font remembers what it has shaped, and bytes must
 * follow from the input alone.
 */
export class Typeface {
  private readonly words = new Map<string, ShapedWord>();

  private constructor(private readonly faces: Readonly<Record<Weight, readonly OpenFace[]>>) {}

  /** `text`: everything that will be written; files that none of it needs are not embedded. */
  static async open(pdf: PDFDocument, files: FontFiles, text: string): Promise<Typeface> {
    const letters = [...new Set(printable(text))].map((letter) => letter.codePointAt(0) ?? 0);
    const faces = { regular: [] as OpenFace[], semibold: [] as OpenFace[] };
    for (const weight of ['regular', 'semibold'] as const) {
      let missing = letters.filter((letter) => letter > 0x7f);
      for (const [index, file] of files[weight].entries()) {
        const parsed = create(file as Buffer) as Font;
        const left = missing.filter((letter) => !parsed.hasGlyphForCodePoint(letter));
        if (index > 0 && left.length === missing.length) continue;
        missing = left;
        const features = { tnum: false };
        pdf.registerFontkit({ create: () => parsed });
        const font = await pdf.embedFont(file, { subset: true, features });
        faces[weight].push({ name: `${weight}${index}`, font, parsed, features });
      }
      if (faces[weight].length === 0) throw new Error(`No font of weight «${weight}» was given.`);
    }
    return new Typeface(faces);
  }

  all(): readonly Face[] {
    return [...this.faces.regular, ...this.faces.semibold];
  }

  /** Width of a text without line breaks, in the unit of `size`. */
  width(text: string, size: number, form: TextForm): number {
    const words = printable(text).split(' ');
    const space = this.shape(' ', form).width * (words.length - 1);
    const sum = words.reduce((width, word) => width + this.shape(word, form).width, space);
    return (sum * size) / 1000;
  }

  /** A word without spaces, or one space. */
  shape(word: string, form: TextForm): ShapedWord {
    const key = `${form.weight} ${form.tabular} ${word}`;
    const known = this.words.get(key);
    if (known) return known;
    const parts = this.runsOf(word, form.weight).map(({ face, text }) => encode(face, text, form));
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const shaped = { width, parts };
    this.words.set(key, shaped);
    return shaped;
  }

  /** A word cut where the file changes; letters that none has show the first one's empty box. */
  private runsOf(word: string, weight: Weight): { face: OpenFace; text: string }[] {
    const [first, ...others] = this.faces[weight] as readonly [OpenFace, ...OpenFace[]];
    const runs: { face: OpenFace; text: string }[] = [];
    for (const letter of word) {
      const code = letter.codePointAt(0) ?? 0;
      const has = (face: OpenFace) => face.parsed.hasGlyphForCodePoint(code);
      const face = has(first) ? first : (others.find(has) ?? first);
      const last = runs.at(-1);
      if (last?.face === face) last.text += letter;
      else runs.push({ face, text: letter });
    }
    return runs;
  }
}

/** A text as fonts know it: accents joined to their letters, one kind of space, hyphens that are drawn. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/[\p{Zs}\p{Cc}]/gu, ' ');
}

function encode(face: OpenFace, text: string, { tabular }: TextForm) {
  face.features.tnum = tabular;
  const { glyphs, positions } = face.parsed.layout(text, face.features as never);
  const codes = face.font.encodeText(text).asString();
  const scale = 1000 / face.parsed.unitsPerEm;
  let width = 0;
  let shown = '';
  let run = '';
  glyphs.forEach((glyph, index) => {
    const advance = positions[index]?.xAdvance ?? glyph.advanceWidth;
    width += advance * scale;
    run += codes.slice(index * 4, index * 4 + 4);
    const kern = Math.round((glyph.advanceWidth - advance) * scale);
    if (kern === 0) return;
    shown += `<${run}>${kern}`;
    run = '';
  });
  return { face, width, shown: run === '' ? shown : `${shown}<${run}>` };
}

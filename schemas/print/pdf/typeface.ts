import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import { create, type Font, type GlyphRun } from 'fontkit';
import type { FontFiles, Weight } from './font-files';
import { printable } from './printable';

/** Word as glyphs: the operand of a `TJ` operator, by font. */
export interface ShapedWord {
  /** Width in thousandths of the font's size. */
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
  shape: (text: string) => GlyphRun;
}

/**
 * Typeface of several files in one document: measures and encodes words with kerning and takes each character from the
 * first file that has it. Files are read anew for every document: a font remembers what it has shaped, and bytes must
 * follow from the input alone.
 */
export class Typeface {
  private readonly words = new Map<string, ShapedWord>();

  private constructor(private readonly faces: Readonly<Record<Weight, readonly OpenFace[]>>) {}

  /** Opens the files for `text`, everything that will be written; files without a character of it are not embedded. */
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
        const shape = onceEach((part: string) => parsed.layout(part, featuresOf(part) as never));
        // The embedder asks for what was measured a moment ago.
        const seen = Object.create(parsed, { layout: { value: shape } }) as Font;
        pdf.registerFontkit({ create: () => seen });
        const font = await pdf.embedFont(file, { subset: true });
        faces[weight].push({ name: `${weight}${index}`, font, parsed, shape });
      }
      if (faces[weight].length === 0) throw new Error(`No font of weight «${weight}» was given.`);
    }
    return new Typeface(faces);
  }

  all(): readonly Face[] {
    return [...this.faces.regular, ...this.faces.semibold];
  }

  /** Width of a text without line breaks, in the unit of `size`. */
  width(text: string, size: number, weight: Weight): number {
    const words = printable(text).split(' ');
    const space = this.shape(' ', weight).width * (words.length - 1);
    const sum = words.reduce((width, word) => width + this.shape(word, weight).width, space);
    return (sum * size) / 1000;
  }

  /** Shapes a word without spaces, or one space. */
  shape(word: string, weight: Weight): ShapedWord {
    const key = `${weight} ${word}`;
    const known = this.words.get(key);
    if (known) return known;
    const parts = this.runsOf(word, weight).map(({ face, text }) => encode(face, text));
    const width = parts.reduce((sum, part) => sum + part.width, 0);
    const shaped = { width, parts };
    this.words.set(key, shaped);
    return shaped;
  }

  /** Cuts a word where the file changes. */
  private runsOf(word: string, weight: Weight): { face: OpenFace; text: string }[] {
    const [first, ...others] = this.faces[weight] as readonly [OpenFace, ...OpenFace[]];
    const runs: { face: OpenFace; text: string }[] = [];
    for (const letter of word) {
      const code = letter.codePointAt(0) ?? 0;
      const has = ({ parsed }: OpenFace) => parsed.hasGlyphForCodePoint(code);
      const face = has(first) ? first : others.find(has);
      const last = runs.at(-1);
      const text = face ? letter : unknownLetter;
      if (last && last.face === (face ?? first)) last.text += text;
      else runs.push({ face: face ?? first, text });
    }
    return runs;
  }
}

/** Replacement for a character that no file has. */
const unknownLetter = '?';

/**
 * OpenType features of a word: amounts and days have figures of one width, wherever they stand, so that they align in
 * columns and commas keep their distance. Contextual alternates such as arrows are off: no document needs them, and
 * they take half the time of shaping.
 */
function featuresOf(text: string): Record<string, boolean> {
  return { tnum: /^[^\p{L}-]*\d[^\p{L}-]*$/u.test(text), calt: false };
}

/** Remembers the last answer, and the text it belongs to. */
function onceEach<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  let last: { text: string; answer: Answer } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, answer: ask(text) };
    return last.answer;
  };
}

function encode(face: OpenFace, text: string) {
  const { glyphs, positions } = face.shape(text);
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

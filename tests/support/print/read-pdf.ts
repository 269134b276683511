import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Piece of text on a page: millimetres from its top left, `y` of the baseline. */
export interface ReadText {
  text: string;
  x: number;
  y: number;
  /** Right end of the text. */
  right: number;
}

export interface ReadPdf {
  pages: ReadText[][];
  /** Texts by lines, from top to bottom. */
  lines: string[][];
  /** Roles of the elements on each page, in the order in which they are read aloud. */
  roles: string[][];
  info: Record<string, unknown>;
  language: string | null;
}

const mmPerPoint = 25.4 / 72;

/** Reads a PDF with somebody else's library, as it would be copied out of a viewer. */
export async function readPdf(pdf: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 });
  const document = await task.promise;
  const pages: ReadText[][] = [];
  const roles: string[][] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [x = 0, y = 0] = (item.transform as number[]).slice(4).map((at) => at * mmPerPoint);
        return [{ text: item.str, x, y: 297 - y, right: x + item.width * mmPerPoint }];
      }),
    );
    roles.push(rolesIn(await page.getStructTree()));
  }
  const metadata = await document.getMetadata();
  const info = metadata.info as Record<string, unknown>;
  await task.destroy();
  return {
    pages,
    lines: pages.map(linesOf),
    roles,
    info,
    language: (info.Language as string) ?? null,
  };
}

/** Returns the roles of an element and of those in it; pieces of content have none. */
function rolesIn(node: object | null): string[] {
  if (!node) return [];
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const children = 'children' in node ? (node.children as readonly object[]) : [];
  return [...role, ...children.flatMap(rolesIn)];
}

/** Joins the texts of one baseline, from left to right, by a space. */
function linesOf(texts: readonly ReadText[]): string[] {
  const rows = new Map<number, ReadText[]>();
  for (const text of texts) {
    const row = Math.round(text.y * 2);
    rows.set(row, [...(rows.get(row) ?? []), text]);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([, row]) =>
      row
        .sort((one, other) => one.x - other.x)
        // Where a letter comes from another font file, a word is in pieces, which touch.
        .map(({ text, x }, index, all) =>
          index > 0 && x - (all[index - 1]?.right ?? 0) < 0.3 ? text : ` ${text}`,
        )
        .join('')
        .trim()
        .replace(/\s+/g, ' '),
    );
}

/** Reads an amount as a document of this language writes it; NaN where it is none. */
export function readAmount(text: string, language: string): number {
  const compact = text
    .replace(/[\s\u00a0]/g, '')
    .replace('\u2212', '-')
    .replace(/[A-Z]{3}$/, '');
  const plain =
    language === 'en' ? compact.replace(/,/g, '') : compact.replace(/\./g, '').replace(',', '.');
  return /^-?\d+\.\d\d$/.test(plain) ? Number(plain) : Number.NaN;
}

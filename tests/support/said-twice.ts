/** Number of words that have to be alike in a row before two passages count as one. */
const RUN = 5;
/** Length of the shortest line that counts; shorter ones are names and commands, which may be repeated. */
const SHORTEST = 8;
/** Share of the shorter passage. */
const MOST_SHARED = 0.4;

interface Line {
  number: number;
  text: string;
  /** Headings above it, its own included. */
  chapter: string;
  isHeading: boolean;
}

/**
 * Finds what a Markdown document says twice, as merges that keep both sides leave it: a heading of one chapter, a row
 * of one chapter's tables (by its first cell: the second may have other values), a head in the middle of a table, and
 * passages that share most of their words.
 */
export function saidTwice(markdown: string): string[] {
  const lines = linesOf(markdown);
  const headings = lines
    .filter(({ isHeading }) => isHeading)
    .map(({ number, chapter }) => ({ number, name: chapter }));
  return [...repeated(headings), ...doubledRows(lines), ...doubledPassages(lines)];
}

function linesOf(markdown: string): Line[] {
  const chapters: string[] = [];
  let isCode = false;
  return markdown.split('\n').map((text, index) => {
    if (text.trimStart().startsWith('```')) isCode = !isCode;
    const [, marks, name] = (!isCode && /^(#+) (.*)/.exec(text)) || [];
    if (marks !== undefined && name !== undefined) {
      chapters.splice(marks.length - 1, Infinity, name);
    }
    return {
      number: index + 1,
      text,
      chapter: chapters.join(' › '),
      isHeading: marks !== undefined,
    };
  });
}

function doubledRows(lines: readonly Line[]): string[] {
  const misplaced: string[] = [];
  let columns: string | undefined;
  const rows = lines.flatMap(({ number, text, chapter }, index) => {
    const cells = cellsOf(text);
    if (!cells) columns = undefined;
    if (!cells || isRule(cells)) return [];
    if (!isRule(cellsOf(lines[index + 1]?.text ?? '') ?? [''])) {
      return cells[0] === '' ? [] : [{ number, name: `${chapter}: ${columns}: ${cells[0]}` }];
    }
    if (columns !== undefined) misplaced.push(`${number}: a head within a table`);
    columns = cells.join(', ');
    return [];
  });
  return [...misplaced, ...repeated(rows)];
}

/** Returns the cells of a line of a table. */
function cellsOf(text: string): string[] | undefined {
  if (!text.trimStart().startsWith('|')) return undefined;
  const cells = text.trim().split('|').slice(1, -1);
  return cells.map((cell) => cell.trim());
}

/** Tells whether cells are the line between a table's head and its rows. */
function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^:?-+:?$/.test(cell));
}

function repeated(found: readonly { number: number; name: string }[]): string[] {
  const first = new Map<string, number>();
  return found.flatMap(({ number, name }) => {
    const before = first.get(name);
    if (before !== undefined) return [`${number}: «${name}» as in line ${before}`];
    first.set(name, number);
    return [];
  });
}

function doubledPassages(lines: readonly Line[]): string[] {
  const passages = lines
    .filter(({ text }) => !cellsOf(text))
    .map(({ number, text }) => ({ number, runs: runsOf(text) }))
    .filter(({ runs }) => runs.size > SHORTEST - RUN);
  return passages.flatMap((passage, index) =>
    passages.slice(0, index).flatMap((other) => {
      const shared = [...passage.runs].filter((run) => other.runs.has(run)).length;
      if (shared / Math.min(passage.runs.size, other.runs.size) < MOST_SHARED) return [];
      return [`${passage.number}: most of it as in line ${other.number}`];
    }),
  );
}

/** Returns all sequences of so many words. */
function runsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const starts = words.slice(RUN - 1).map((_, start) => start);
  return new Set(starts.map((start) => words.slice(start, start + RUN).join(' ')));
}

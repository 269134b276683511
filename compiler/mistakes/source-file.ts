import { readFileSync } from 'node:fs';
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';

/** YAML or JSON file with the places of its values. */
export interface SourceFile {
  file: string;
  content: unknown;
  /**
   * Finds the line, from 1, of a value; of the name before it where it is a member; for one that does not exist, of the
   * nearest above it.
   */
  lineOf(path: readonly (string | number)[]): number;
}

/** Reads a file as YAML 1.2, of which JSON is a part. Throws the parser's error, with file and line. */
export function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true });
  const [error] = document.errors;
  if (error) throw new Error(`${file}:${lines.linePos(error.pos[0]).line}: ${firstLine(error)}`);
  return {
    file,
    content: document.toJS(),
    lineOf: (path) => lines.linePos(offsetOf(document, path)).line,
  };
}

function firstLine({ message }: Error): string {
  return message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
}

/** Finds the offset in the text where the value of a path begins, or the name of a member. */
function offsetOf(document: Document, path: readonly (string | number)[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((one) => isScalar(one.key) && String(one.key.value) === step);
      if (!isPair(pair) || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)];
      if (item === undefined) return offset;
      offset = (item as { range?: [number, number, number] }).range?.[0] ?? offset;
      node = item;
    } else return offset;
  }
  return offset;
}

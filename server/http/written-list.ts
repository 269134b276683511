import { Readable } from 'node:stream';

/** A list of an answer that has become JSON while its items were read, because there are so many of them. */
export class WrittenList {
  private readonly pieces: Buffer[] = [];
  length = 0;

  constructor(
    /** The property of the body that holds it. */
    readonly property: string,
  ) {}

  add(items: readonly unknown[]): void {
    if (items.length === 0) return;
    const text = JSON.stringify(items).slice(1, -1);
    this.pieces.push(Buffer.from(this.length > 0 ? `,${text}` : text));
    this.length += items.length;
  }

  /** The body with the list in its place, and how many bytes it has. */
  within(body: object): { stream: Readable; length: number } {
    const others = JSON.stringify({ ...body, [this.property]: undefined }).slice(1);
    const before = Buffer.from(`{${JSON.stringify(this.property)}:[`);
    const after = Buffer.from(others === '}' ? ']}' : `],${others}`);
    const pieces = [before, ...this.pieces, after];
    return {
      stream: Readable.from(pieces),
      length: pieces.reduce((sum, piece) => sum + piece.length, 0),
    };
  }
}

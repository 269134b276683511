import { GrowingBuffer } from '../body-pieces';
import { Base64Decoder } from './base64-decoder';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Maximum number of bytes of a body besides its content. */
const LARGEST_REST = 1024 * 1024;
const nothing = Buffer.alloc(0);
/** Maximum bytes that a character of a name may take: `\u0064`. */
const LONGEST_ESCAPE = 6;

/**
 * Takes the base64 text of one property out of a JSON object while it arrives, so that it is never whole in memory.
 * What is left is the same JSON with an empty text in its place. Throws a SyntaxError for invalid base64, a RangeError
 * when too much is left, a TypeError when the property comes twice.
 */
export class JsonScanner {
  private readonly field: string;
  private readonly decoder = new Base64Decoder();
  private readonly rest = new GrowingBuffer();
  private depth = 0;
  private place: 'outside' | 'text' | 'content' = 'outside';
  private escaped = false;
  private isValue = false;
  private isField = false;
  /** Name that is being read, as far as former pieces had it. */
  private name: Buffer = nothing;
  hasContent = false;

  constructor(field: string) {
    this.field = field;
  }

  /** Yields the bytes of the content in a piece of the body. */
  *scan(piece: Buffer): Generator<Buffer> {
    let at = 0;
    /** Begin of the part to keep. */
    let kept = 0;
    while (at < piece.length) {
      if (this.place === 'content') {
        const quote = piece.indexOf(QUOTE, at);
        const end = quote === -1 ? piece.length : quote;
        yield this.content(piece.toString('latin1', at, end));
        kept = at = end;
        if (quote === -1) break;
        yield this.decoder.end();
        this.place = 'outside';
        at += 1;
        continue;
      }
      at = this.place === 'text' ? this.endOfText(piece, at) : this.outside(piece, at);
      if (this.isContent()) {
        this.keep(piece.subarray(kept, at));
        kept = at;
      }
    }
    this.keep(piece.subarray(kept, at));
  }

  /** Returns the JSON without the content. */
  remaining(): Buffer {
    return this.rest.bytes();
  }

  private isContent(): boolean {
    return this.place === 'content';
  }

  private keep(bytes: Buffer): void {
    if (this.rest.length + bytes.length > LARGEST_REST) {
      throw new RangeError('too much besides the content');
    }
    this.rest.add(bytes);
  }

  /** Decodes base64 in JSON, which may write `/` as `\/` and a line break as `\n`; other escapes are no base64. */
  private content(symbols: string): Buffer {
    if (!this.escaped && !symbols.includes('\\')) return this.decoder.decode(symbols);
    const text = (this.escaped ? '\\' : '') + symbols;
    this.escaped = text.endsWith('\\');
    const whole = this.escaped ? text.slice(0, -1) : text;
    return this.decoder.decode(whole.replace(/\\\//g, '/').replace(/\\[rn]/g, ''));
  }

  /** Goes on to the end of a text, or of the piece. */
  private endOfText(piece: Buffer, from: number): number {
    let at = from;
    for (; at < piece.length; at++) {
      if (this.escaped) this.escaped = false;
      else if (piece[at] === BACKSLASH) this.escaped = true;
      else if (piece[at] === QUOTE) {
        this.place = 'outside';
        break;
      }
    }
    const isName = this.depth === 1 && !this.isValue;
    if (isName) this.readName(piece.subarray(from, at));
    return this.place === 'text' ? at : at + 1;
  }

  /** Reads a name, which the end of a piece may cut; once it is too long to be the field's the rest does not matter. */
  private readName(part: Buffer): void {
    const longest = LONGEST_ESCAPE * this.field.length;
    if (this.name.length <= longest) {
      this.name = this.name.length === 0 ? part : Buffer.concat([this.name, part]);
    }
    if (this.place === 'text') return;
    this.isField = this.name.length <= longest && isNamed(this.name, this.field);
    this.name = nothing;
  }

  /** Goes on to where a text begins, or to the end of the piece. */
  private outside(piece: Buffer, from: number): number {
    for (let at = from; at < piece.length; at++) {
      switch (piece[at]) {
        case QUOTE:
          this.beginText();
          return at + 1;
        case 0x7b: // {
        case 0x5b: // [
          this.depth++;
          break;
        case 0x7d: // }
        case 0x5d: // ]
          this.depth--;
          break;
        case 0x3a: // :
          if (this.depth === 1) this.isValue = true;
          break;
        case 0x2c: // ,
          if (this.depth === 1) this.isValue = false;
          break;
      }
    }
    return piece.length;
  }

  private beginText(): void {
    const isContent = this.depth === 1 && this.isValue && this.isField;
    this.place = isContent ? 'content' : 'text';
    if (!isContent) return;
    if (this.hasContent) throw new TypeError(`${this.field} comes twice`);
    this.hasContent = true;
  }
}

function isNamed(bytes: Buffer, field: string): boolean {
  if (!bytes.includes(BACKSLASH)) return bytes.toString('utf8') === field;
  try {
    return JSON.parse(`"${bytes.toString('utf8')}"`) === field;
  } catch {
    return false;
  }
}

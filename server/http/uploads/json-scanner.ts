import { Base64Decoder } from './base64-decoder';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** More than any body has besides its content. */
const LARGEST_REST = 1024 * 1024;

/**
 * Takes the base64 text of one property out of a JSON object while it arrives, so that it is never
 * whole in memory. What is left is the same JSON with an empty text in its place. Throws a
 * SyntaxError for base64 that is none, a RangeError when too much is left, a TypeError when the
 * property comes twice.
 */
export class JsonScanner {
  private readonly field: string;
  private readonly decoder = new Base64Decoder();
  private readonly rest: Buffer[] = [];
  private restSize = 0;
  private depth = 0;
  private place: 'outside' | 'text' | 'content' = 'outside';
  private escaped = false;
  private isValue = false;
  private key = '';
  private text: Buffer[] = [];
  hasContent = false;

  constructor(field: string) {
    this.field = field;
  }

  /** The bytes of the content that a piece of the body holds. */
  *scan(piece: Buffer): Generator<Buffer> {
    let at = 0;
    while (at < piece.length) {
      if (this.place === 'content') {
        const quote = piece.indexOf(QUOTE, at);
        const end = quote === -1 ? piece.length : quote;
        yield this.content(piece.toString('latin1', at, end));
        at = end;
        if (quote === -1) continue;
        yield this.decoder.end();
        this.place = 'outside';
        this.keep(piece.subarray(at, ++at));
      } else {
        const end = this.place === 'text' ? this.endOfText(piece, at) : this.outside(piece, at);
        this.keep(piece.subarray(at, end));
        at = end;
      }
    }
  }

  /** The JSON without the content. */
  remaining(): Buffer {
    return Buffer.concat(this.rest);
  }

  private keep(bytes: Buffer): void {
    this.restSize += bytes.length;
    if (this.restSize > LARGEST_REST) throw new RangeError('too much besides the content');
    this.rest.push(Buffer.from(bytes));
  }

  /** JSON may write `/` as `\/` and a line break as `\n`; other escapes are no base64. */
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
    const isKey = this.depth === 1 && !this.isValue;
    if (isKey) this.text.push(Buffer.from(piece.subarray(from, at)));
    if (this.place === 'text') return at;
    if (isKey) this.key = keyOf(Buffer.concat(this.text));
    this.text = [];
    return at + 1;
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
    const isContent = this.depth === 1 && this.isValue && this.key === this.field;
    this.place = isContent ? 'content' : 'text';
    if (!isContent) return;
    if (this.hasContent) throw new TypeError(`${this.field} comes twice`);
    this.hasContent = true;
  }
}

function keyOf(bytes: Buffer): string {
  try {
    return JSON.parse(`"${bytes.toString('utf8')}"`) as string;
  } catch {
    return '';
  }
}

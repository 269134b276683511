/** Decodes base64 that comes in pieces. Throws a SyntaxError for invalid base64. */
export class Base64Decoder {
  private rest = '';
  private ended = false;

  decode(text: string): Buffer {
    const symbols = this.rest + text.replace(/[\r\n]/g, '');
    if (symbols === '') return Buffer.alloc(0);
    const whole = symbols.length - (symbols.length % 4);
    this.rest = symbols.slice(whole);
    return this.bytes(symbols.slice(0, whole));
  }

  /** Decodes the last bytes; padding may be missing. */
  end(): Buffer {
    if (this.rest.length === 1) throw new SyntaxError('base64 ends in the middle of a byte');
    return this.rest === '' ? Buffer.alloc(0) : this.bytes(this.rest.padEnd(4, '='));
  }

  private bytes(symbols: string): Buffer {
    if (symbols === '') return Buffer.alloc(0);
    if (this.ended || !/^[A-Za-z0-9+/]*={0,2}$/.test(symbols)) {
      throw new SyntaxError('characters that are no base64');
    }
    this.ended = symbols.endsWith('=');
    return Buffer.from(symbols, 'base64');
  }
}

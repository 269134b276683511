import { Transform } from 'node:stream';

/**
 * Removes a text from a stream, also where it comes in two pieces: backends repeat the requested address, in the links
 * of a list above all.
 */
export function withhold(text: string): Transform {
  const wanted = Buffer.from(text);
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(piece: Buffer, _, done) {
      let bytes = Buffer.concat([rest, piece]);
      for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted)) {
        this.push(bytes.subarray(0, at));
        bytes = bytes.subarray(at + wanted.length);
      }
      const kept = begun(bytes, wanted);
      this.push(bytes.subarray(0, bytes.length - kept));
      rest = bytes.subarray(bytes.length - kept);
      done();
    },
    flush(done) {
      this.push(rest);
      done();
    },
  });
}

/** Counts the bytes at the end that may begin the wanted text, which ends in the next piece. */
function begun(bytes: Buffer, wanted: Buffer): number {
  for (let length = Math.min(bytes.length, wanted.length - 1); length > 0; length--) {
    if (bytes.subarray(-length).equals(wanted.subarray(0, length))) return length;
  }
  return 0;
}

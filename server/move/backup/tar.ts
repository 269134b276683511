/*
 * A backup is a plain tar (POSIX ustar), so that any system can look into it. Its headers are written and compared byte
 * by byte here: a usual reader skips most of their fields, and the filling of blocks, so that damage there would not be
 * seen.
 */

const BLOCK = 512;
/** Blocks after the last entry. */
export const END = Buffer.alloc(2 * BLOCK);

/** Makes the header of a regular file of its owner alone. Name and size decide every byte; the time is the backup's. */
export function tarHeader(name: string, size: number, seconds: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a tar`);
  header.write(name, 0, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8); // owner
  octal(0, 116, 8); // group
  octal(size, 124, 12);
  octal(seconds, 136, 12);
  header.write('        ', 148, 'latin1'); // the checksum counts itself as spaces
  header.write('0', 156, 'latin1'); // a regular file
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** Zeros that fill up the last block of so many bytes. */
export function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}

/** Bytes that an entry takes, header and padding included. */
export function entrySize(size: number): number {
  return BLOCK + size + padding(size).length;
}

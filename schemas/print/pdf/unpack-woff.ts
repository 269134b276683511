import { unzlibSync } from 'fflate';

const headerSize = 44;
const entrySize = 20;

/**
 * Unpacks the TrueType font inside a WOFF 1.0 file (W3C Recommendation of 13 December 2012, sections 4 and 5). Fonts
 * are unpacked once and not for each table that is read. Throws when it is no WOFF.
 */
export function unpackWoff(file: Uint8Array): Uint8Array {
  const woff = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < headerSize || woff.getUint32(0) !== 0x774f4646) {
    throw new Error('This is no WOFF file.');
  }
  const count = woff.getUint16(12);
  const sfnt = new Uint8Array(woff.getUint32(16));
  const view = new DataView(sfnt.buffer);
  view.setUint32(0, woff.getUint32(4));
  view.setUint16(4, count);
  // Three numbers for binary search among tables: powers of two.
  const power = 2 ** Math.floor(Math.log2(count));
  view.setUint16(6, power * 16);
  view.setUint16(8, Math.log2(power));
  view.setUint16(10, count * 16 - power * 16);
  let offset = 12 + count * 16;
  for (let index = 0; index < count; index++) {
    const entry = headerSize + index * entrySize;
    const [start, packed, size] = [4, 8, 12].map((at) => woff.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const content = file.subarray(start, start + packed);
    sfnt.set(packed < size ? unzlibSync(content) : content, offset);
    const record = 12 + index * 16;
    view.setUint32(record, woff.getUint32(entry));
    view.setUint32(record + 4, woff.getUint32(entry + 16));
    view.setUint32(record + 8, offset);
    view.setUint32(record + 12, size);
    offset += size + ((4 - (size % 4)) % 4);
  }
  return sfnt;
}

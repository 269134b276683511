/** Number of the ICC format s15Fixed16. */
const fixed = (value: number) => Math.round(value * 65_536);

/** XYZ of the white point D50 and of the primaries of sRGB, adapted to it (IEC 61966-2-1, Bradford). */
const white = [0.9642, 1, 0.8249];
const primaries = {
  rXYZ: [0.43607, 0.22249, 0.01392],
  gXYZ: [0.38515, 0.71687, 0.09708],
  bXYZ: [0.14307, 0.06061, 0.7141],
};

const STEPS = 1024;

/**
 * Profile of the colours that papers are drawn in, sRGB, as an ICC profile of version 2.1 for the output intent of
 * PDF/A: matrix and curve are all that the standard defines, and no licence comes with them.
 */
export function srgbProfile(): Uint8Array {
  const curve = transferCurve();
  const tags: [string, Uint8Array][] = [
    ['desc', description('sRGB IEC61966-2.1')],
    ['cprt', typed('text', Buffer.from('No copyright, use freely\0', 'latin1'))],
    ['wtpt', coordinates(white)],
    ...Object.entries(primaries).map(([name, xyz]) => [name, coordinates(xyz)] as [string, Buffer]),
    ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as [string, Buffer]),
  ];
  const table = Buffer.alloc(4 + tags.length * 12);
  table.writeUInt32BE(tags.length, 0);
  const places = new Map<Uint8Array, number>();
  const bodies: Uint8Array[] = [];
  let end = 128 + table.length;
  tags.forEach(([name, body], index) => {
    // The three curves are one.
    const place = places.get(body) ?? end;
    if (place === end) {
      places.set(body, place);
      const padded = Buffer.alloc(Math.ceil(body.length / 4) * 4);
      padded.set(body);
      bodies.push(padded);
      end += padded.length;
    }
    table.write(name, 4 + index * 12, 'latin1');
    table.writeUInt32BE(place, 8 + index * 12);
    table.writeUInt32BE(body.length, 12 + index * 12);
  });
  return new Uint8Array(Buffer.concat([header(end), table, ...bodies]));
}

function header(size: number): Buffer {
  const head = Buffer.alloc(128);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(0x02100000, 8);
  head.write('mntrRGB XYZ ', 12, 'latin1');
  // A day, which every profile has: the first of the standard's year.
  [1999, 1, 1].forEach((part, index) => head.writeUInt16BE(part, 24 + index * 2));
  head.write('acsp', 36, 'latin1');
  white.forEach((value, index) => head.writeInt32BE(fixed(value), 68 + index * 4));
  return head;
}

function typed(type: string, ...parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat([Buffer.from(`${type}\0\0\0\0`, 'latin1'), ...parts]);
}

function coordinates(xyz: readonly number[]): Buffer {
  const body = Buffer.alloc(12);
  xyz.forEach((value, index) => body.writeInt32BE(fixed(value), index * 4));
  return typed('XYZ ', body);
}

/** Text with its empty Unicode and Macintosh forms, which version 2 wants. */
function description(text: string): Buffer {
  const ascii = Buffer.from(`${text}\0`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(ascii.length, 0);
  return typed('desc', length, ascii, Buffer.alloc(4 + 4 + 2 + 1 + 67));
}

function transferCurve(): Buffer {
  const body = Buffer.alloc(4 + STEPS * 2);
  body.writeUInt32BE(STEPS, 0);
  for (let step = 0; step < STEPS; step++) {
    const value = step / (STEPS - 1);
    const linear = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    body.writeUInt16BE(Math.round(linear * 65_535), 4 + step * 2);
  }
  return typed('curv', body);
}

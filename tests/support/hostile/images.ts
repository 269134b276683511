import { crc32, deflateRawSync, constants } from 'node:zlib';

/** Content that costs a careless reader much; `make` is asked for one of about so many bytes. */
export interface HostileContent {
  shape: string;
  make: (bytes: number) => Buffer;
}

const times = (piece: Buffer, bytes: number) =>
  Buffer.alloc(Math.max(0, Math.floor(bytes / piece.length)) * piece.length, piece);
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

const jpeg = (piece: Buffer) => (bytes: number) =>
  Buffer.concat([hex('ffd8'), times(piece, bytes - 4), hex('ffd9')]);
const exif = Buffer.concat([
  hex('ffe1 0016'),
  Buffer.from('Exif\0\0'),
  hex('4d4d 002a 0000 0008 ffff 0112 0003'),
]);

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

const signature = hex('89504e470d0a1a0a');
const end = chunk('IEND', Buffer.alloc(0));

function head(width: number, height: number, depth: number, color: number, interlaced: boolean) {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width);
  data.writeUInt32BE(height, 4);
  data.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  return chunk('IHDR', data);
}

const png =
  (...pieces: Buffer[]) =>
  (bytes: number) =>
    Buffer.concat([
      signature,
      head(8, 8, 8, 2, false),
      times(Buffer.concat(pieces), bytes - 60),
      end,
    ]);

/** Packs so many zeros as zlib does it, without ever having them whole in memory. */
function packedZeros(count: number): Buffer {
  const piece = 1024 * 1024;
  const zeros = Buffer.alloc(piece);
  const block = deflateRawSync(zeros, { finishFlush: constants.Z_FULL_FLUSH });
  const rest = deflateRawSync(zeros.subarray(0, count % piece));
  const check = Buffer.alloc(4);
  // Adler-32 of zeros: the first sum stays 1, the second counts them.
  check.writeUInt32BE((((count % 65521) << 16) | 1) >>> 0);
  return Buffer.concat([
    hex('789c'),
    times(block, Math.floor(count / piece) * block.length),
    rest,
    check,
  ]);
}

/**
 * Draws an image of a hundred million pixels in some hundred kilobytes; interlaced, so that all of them are needed at
 * once.
 */
function hugePng(): Buffer {
  const side = 9_999;
  // Bytes of the seven passes, each line with its filter's byte in front.
  const passes = [
    [8, 8, 0, 0],
    [8, 8, 4, 0],
    [4, 8, 0, 4],
    [4, 4, 2, 0],
    [2, 4, 0, 2],
    [2, 2, 1, 0],
    [1, 2, 0, 1],
  ] as const;
  const size = passes.reduce((sum, [dx, dy, x, y]) => {
    const columns = Math.ceil((side - x) / dx);
    const lines = Math.ceil((side - y) / dy);
    return sum + lines * (1 + columns * 8);
  }, 0);
  return Buffer.concat([
    signature,
    head(side, side, 16, 6, true),
    chunk('IDAT', packedZeros(size)),
    end,
  ]);
}

/** Draws a GIF of a hundred million equal pixels: each code stands for a run that is one longer than the last. */
function hugeGif(): Buffer {
  const side = 9_999;
  const bits: number[] = [];
  const [clear, stop] = [4, 5];
  let width = 3;
  let next: number;
  const write = (code: number) => {
    for (let bit = 0; bit < width; bit++) bits.push((code >> bit) & 1);
  };
  for (let left = side * side; left > 0;) {
    write(clear);
    [width, next] = [3, stop + 1];
    write(0);
    left -= 1;
    for (let run = 2; left > 0 && next < 4095; run++) {
      write(next);
      left -= run;
      next += 1;
      if (next >= 2 ** width && width < 12) width += 1;
    }
  }
  write(stop);
  const data = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((bit, at) => (data[at >> 3] = (data[at >> 3] ?? 0) | (bit << (at & 7))));
  const blocks: Buffer[] = [];
  for (let at = 0; at < data.length; at += 255) {
    const block = data.subarray(at, at + 255);
    blocks.push(Buffer.from([block.length]), block);
  }
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side);
  size.writeUInt16LE(side, 2);
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    hex('91 00 00 000000 ffffff ff0000 00ff00 2c 0000 0000'),
    size,
    hex('00 02'),
    ...blocks,
    hex('00 3b'),
  ]);
}

function webp(piece: Buffer): (bytes: number) => Buffer {
  return (bytes) => {
    const body = times(piece, bytes - 12);
    const size = Buffer.alloc(4);
    size.writeUInt32LE(body.length + 4);
    return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), body]);
  };
}

function box(name: string, ...data: Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + data.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([size, Buffer.from(name), ...data]);
}

const fileType = box('ftyp', Buffer.from('heic\0\0\0\0heicmif1'));
const heic = (information: Buffer, places: Buffer, ...drillDown: Buffer[]) =>
  Buffer.concat([
    fileType,
    box('meta', Buffer.alloc(4), box('iinf', Buffer.alloc(6), information), box('iloc', places)),
    ...drillDown,
  ]);
const note = box('infe', hex('02000000 0001 0000'), Buffer.from('Exif\0'));
/** Writes the sizes of an offset and a length, in bytes, and how many items follow. */
const placesHead = (sizes: string, items: number) =>
  Buffer.concat([hex(`00000000 ${sizes}`), hex(items.toString(16).padStart(4, '0'))]);

/** Writes the places of one item's contents, of so many bytes each, as many as fit. */
function extents(item: number, bytes: number, extent: Buffer): Buffer {
  const perItem = 65_535;
  const items = Math.max(1, Math.min(60_000, Math.floor(bytes / (perItem * extent.length))));
  const each = Buffer.concat([
    hex(item.toString(16).padStart(4, '0')),
    hex('0000 ffff'),
    times(extent, perItem * extent.length),
  ]);
  return Buffer.concat([placesHead('4400', items), times(each, items * each.length)]);
}

/** Images that are small or valid, and whose readers need much memory or time. */
export const hostileImages: readonly HostileContent[] = [
  { shape: 'jpeg: tables of nothing', make: jpeg(hex('ffdb0002')) },
  { shape: 'jpeg: comments of nothing', make: jpeg(hex('fffe0002')) },
  { shape: 'jpeg: tables and comments', make: jpeg(hex('ffdb0002 fffe0002')) },
  { shape: 'jpeg: filling', make: jpeg(hex('ff')) },
  { shape: 'jpeg: restarts', make: jpeg(hex('ffd0')) },
  { shape: 'jpeg: scans of nothing', make: jpeg(hex('ffda0002')) },
  {
    shape: 'jpeg: a scan of escapes',
    make: (bytes) =>
      Buffer.concat([hex('ffd8 ffda0002'), times(hex('ff00'), bytes - 8), hex('ffd9')]),
  },
  { shape: 'jpeg: exif that ends too early', make: jpeg(exif) },
  { shape: 'png: chunks of nothing', make: png(chunk('IDAT', Buffer.alloc(0))) },
  { shape: 'png: texts of nothing', make: png(chunk('tEXt', Buffer.alloc(0))) },
  {
    shape: 'png: chunks and texts',
    make: png(chunk('IDAT', Buffer.alloc(0)), chunk('tEXt', Buffer.alloc(0))),
  },
  {
    shape: 'png: exif that ends too early',
    make: png(chunk('eXIf', hex('4d4d 002a 0000 0008 ffff 0112'))),
  },
  { shape: 'png: a hundred million pixels', make: hugePng },
  { shape: 'gif: a hundred million pixels', make: hugeGif },
  { shape: 'webp: profiles of nothing', make: webp(Buffer.from('ICCP\0\0\0\0')) },
  { shape: 'webp: unknown chunks', make: webp(Buffer.from('XXXX\0\0\0\0')) },
  {
    shape: 'webp: heads',
    make: webp(Buffer.concat([Buffer.from('VP8X'), hex('0a000000'), Buffer.alloc(10)])),
  },
  {
    shape: 'heic: extents of a note',
    make: (bytes) => heic(note, extents(1, bytes - 200, hex('00000000 00000001'))),
  },
  {
    shape: 'heic: extents of an image',
    make: (bytes) => heic(note, extents(2, bytes - 200, hex('00000000 00000001'))),
  },
  {
    shape: 'heic: a note that lies everywhere',
    make: (bytes) => {
      const rest = Buffer.alloc(bytes - 2_000);
      const place = Buffer.alloc(8);
      place.writeUInt32BE(rest.length, 4);
      const places = Buffer.concat([
        placesHead('4400', 1),
        hex('0001 0000 0063'),
        times(place, 99 * place.length),
      ]);
      return heic(note, places, box('mdat', rest));
    },
  },
  {
    shape: 'heic: notes',
    make: (bytes) => heic(times(note, bytes - 200), placesHead('4400', 0)),
  },
  {
    shape: 'heic: boxes',
    make: (bytes) => heic(note, placesHead('4400', 0), times(box('free'), bytes - 200)),
  },
  {
    shape: 'heic: boxes within',
    make: (bytes) =>
      Buffer.concat([
        fileType,
        box('meta', Buffer.alloc(4), times(box('free'), bytes - 200), box('iinf', Buffer.alloc(6))),
      ]),
  },
  {
    shape: 'heic: a film of boxes',
    make: (bytes) =>
      heic(note, placesHead('4400', 0), box('moov', times(box('udta'), bytes - 200))),
  },
];

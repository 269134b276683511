import { deflateRawSync } from 'node:zlib';
import { hostileImages, type HostileContent } from './images';

/** Bytes at the beginning by which readers recognise a kind of file, in hexadecimal digits. */
const heads: Readonly<Record<string, string>> = {
  zip: '504b0304',
  gzip: '1f8b08',
  pdf: '255044462d312e37',
  mp3: '494433030000000f7f7f7f',
  mp4: '0000001866747970',
  matroska: '1a45dfa3',
  asf: '3026b2758e66cf11a6d9',
  ogg: '4f676753',
  tiff: '49492a0008000000',
  'tiff, the other way': '4d4d002a00000008',
  riff: '52494646',
  flac: '664c6143',
  ole: 'd0cf11e0a1b11ae1',
  xml: '3c3f786d6c20',
  ico: '00000100',
  elf: '7f454c46',
};

const of =
  (piece: string, before = '') =>
  (bytes: number) =>
    Buffer.concat([Buffer.from(before), Buffer.alloc(Math.max(0, bytes - before.length), piece)]);

const texts: Readonly<Record<string, (bytes: number) => Buffer>> = {
  zeros: of('\0'),
  'one letter': of('a'),
  blanks: of(' '),
  'open tags': of('<'),
  'a type and blanks': of(' ', '<!doctype'),
  'beginnings of types': of('<!doctype '),
  'marks of the byte order': of('\ufeff'),
  accents: of('\u0301\u0316', 'a'),
};

/** Builds a ZIP whose first entry, where office documents say what they are, is some gigabytes of nothing. */
function zipBomb(bytes: number): Buffer {
  const name = Buffer.from('[Content_Types].xml');
  const packed = deflateRawSync(Buffer.alloc(Math.min(60_000, bytes) * 1_000));
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(packed.length * 1_000, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
}

function zipOfNothing(bytes: number): Buffer {
  const head = Buffer.alloc(31);
  head.writeUInt32LE(0x04034b50);
  head.writeUInt16LE(1, 26);
  head.write('a', 30);
  return Buffer.alloc(Math.floor(bytes / head.length) * head.length, head);
}

/** Contents of every kind that cost a careless reader much. */
export const hostileContents: readonly HostileContent[] = [
  ...hostileImages,
  ...Object.entries(texts).map(([name, make]) => ({ shape: `text: ${name}`, make })),
  { shape: 'zip: a bomb', make: zipBomb },
  { shape: 'zip: entries of nothing', make: zipOfNothing },
  ...Object.entries(heads).flatMap(([name, head]) =>
    ['00', 'ff', head].map((filling) => ({
      shape: `${name}: its head and ${filling === head ? 'itself' : filling}`,
      make: (bytes: number) =>
        Buffer.concat([
          Buffer.from(head, 'hex'),
          Buffer.alloc(Math.min(bytes - 20, 300_000), filling, 'hex'),
        ]),
    })),
  ),
];

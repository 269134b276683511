import { writeFileSync } from 'node:fs';

const WIDTH = 640;
const HEIGHT = 480;
/** Width in pixels of one module of the code. */
const MODULE = 4;

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Patterns of which left digits are written the other way round: they tell the first digit. */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

/** Draws the bars of an EAN-13, `1` for a dark module. */
function barsOf(ean: string): string {
  const digits = [...ean].map(Number);
  const inverse = (code: string) => code.replace(/./g, (bit) => (bit === '0' ? '1' : '0'));
  const right = (digit = 0) => inverse(left[digit] ?? '');
  const first = [...(parities[digits[0] ?? 0] ?? '')].map((parity, index) => {
    const digit = digits[index + 1] ?? 0;
    return parity === 'L' ? left[digit] : [...right(digit)].reverse().join('');
  });
  const second = digits.slice(7).map((digit) => right(digit));
  return `101${first.join('')}01010${second.join('')}101`;
}

/**
 * Writes the picture of a camera before a printed EAN-13, as a film that Chromium takes in place of a camera
 * (`--use-file-for-fake-video-capture`): YUV4MPEG2, 640 × 480.
 */
export function writeCameraFilm(path: string, ean: string): void {
  const bars = barsOf(ean);
  const start = Math.round((WIDTH - bars.length * MODULE) / 2);
  const luma = Buffer.alloc(WIDTH * HEIGHT, 225);
  for (const [index, bar] of [...bars].entries()) {
    if (bar === '0') continue;
    for (let y = HEIGHT / 4; y < (HEIGHT * 3) / 4; y++) {
      luma.fill(30, y * WIDTH + start + index * MODULE, y * WIDTH + start + (index + 1) * MODULE);
    }
  }
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F30:1 Ip A1:1 C420mpeg2\n`);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, grey]);
  writeFileSync(path, Buffer.concat([head, frame, frame]));
}

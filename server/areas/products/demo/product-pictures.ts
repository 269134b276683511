import sharp from 'sharp';
import type { Executor } from '../../../db/database';
import { storePicture } from '../../../files/images/store-picture';

const WIDTH = 800;
const HEIGHT = 600;

/** A filled rectangle: left, top, width, height in pixels, colour as red, green, blue. */
type Shape = readonly [number, number, number, number, readonly [number, number, number]];

const paper = [250, 250, 248] as const;
const dark = [52, 60, 66] as const;
const glass = [28, 74, 88] as const;
const shadow = [206, 212, 214] as const;

/** Views of a device, drawn of rectangles; `body` is the maker's colour. */
const views: readonly { name: string; shapes: (body: Shape[4]) => readonly Shape[] }[] = [
  {
    name: 'Vorderseite.jpg',
    shapes: (body) => [
      [130, 520, 540, 16, shadow],
      [150, 250, 500, 270, body],
      [190, 180, 420, 70, dark],
      [220, 120, 360, 70, paper],
      [190, 330, 420, 22, dark],
      [240, 345, 320, 60, paper],
      [470, 265, 140, 46, glass],
      [190, 440, 420, 4, shadow],
    ],
  },
  {
    name: 'Bedienfeld.jpg',
    shapes: (body) => [
      [60, 140, 680, 320, body],
      [100, 180, 380, 240, glass],
      [120, 200, 100, 60, shadow],
      [240, 200, 100, 60, shadow],
      [360, 200, 100, 60, shadow],
      [520, 190, 60, 60, dark],
      [610, 190, 60, 60, dark],
      [520, 280, 60, 60, dark],
      [610, 280, 60, 60, [32, 120, 72]],
    ],
  },
  {
    name: 'Papierfach.jpg',
    shapes: (body) => [
      [100, 120, 600, 220, body],
      [60, 380, 680, 120, body],
      [100, 350, 600, 60, paper],
      [330, 430, 140, 24, dark],
      [60, 500, 680, 14, shadow],
    ],
  },
];

const makers: readonly Shape[4][] = [
  [176, 186, 190],
  [160, 176, 158],
  [190, 178, 156],
  [150, 164, 184],
];

/** Adds pictures of the first few products, drawn as they are stored: small, and always the same. */
export async function fillProductPictures(db: Executor): Promise<void> {
  for (const [index, body] of makers.entries()) {
    for (const [place, { name, shapes }] of views.entries()) {
      const bytes = await draw(shapes(body));
      await storePicture(db, bytes, {
        typ: 'image/jpeg',
        tabelle: 'ART',
        tabelleId: index + 1,
        dateiname: name,
        bildindex: place + 1,
      });
    }
  }
}

function draw(shapes: readonly Shape[]): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3, 238);
  for (const [left, top, width, height, colour] of shapes) {
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) {
        const at = (y * WIDTH + x) * 3;
        for (const [channel, value] of colour.entries()) pixels[at + channel] = value;
      }
    }
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  return sharp(pixels, { raw }).jpeg({ quality: 85 }).toBuffer();
}

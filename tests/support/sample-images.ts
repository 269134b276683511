import sharp from 'sharp';

/**
 * Exif data with a place that must never be found in what the server stores (the camera's Exif, in ASCII where it is
 * text).
 */
const exif = {
  IFD0: { Make: 'Geheimkamera', Copyright: 'Frau Muster' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 31/1 12/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 24/1 36/1',
  },
};

export const secret = 'Geheimkamera';

export type SampleFormat = 'jpeg' | 'png' | 'webp' | 'avif';

interface Sample {
  width?: number;
  height?: number;
  format?: SampleFormat;
  orientation?: number;
}

/** Makes an image with location and camera in its Exif data; left half red, right half blue. */
export function sampleImage({
  width = 300,
  height = 200,
  format = 'jpeg',
  orientation,
}: Sample = {}): Promise<Buffer> {
  const half = {
    width: Math.floor(width / 2),
    height,
    channels: 3,
    background: '#c00000',
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#0000c0' } })
    .composite([{ input: { create: half }, left: 0, top: 0 }])
    .withExif(exif)
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format)
    .toBuffer();
}

/** Makes the same container as a HEIC image of a phone, whose compression nothing here can write. */
export async function sampleHeic(): Promise<Buffer> {
  const bytes = await sampleImage({ format: 'avif' });
  bytes.write('heic', 8, 'latin1');
  return bytes;
}

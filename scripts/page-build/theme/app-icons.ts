import sharp from 'sharp';

interface IconName {
  fileName: string;
  /** Width and height in px. */
  size: number;
  /** True if a device may cut it to its own shape. */
  isMaskable: boolean;
}

/** Icons of an installed application; the first is what iOS takes. */
export const iconNames = [
  { fileName: 'icon-180.png', size: 180, isMaskable: false },
  { fileName: 'icon-192.png', size: 192, isMaskable: false },
  { fileName: 'icon-512.png', size: 512, isMaskable: false },
  { fileName: 'icon-512-maskable.png', size: 512, isMaskable: true },
] as const satisfies readonly IconName[];

/** Share of an icon's width that is left free on every side if a device may cut it. */
const SAFE = 0.2;

/** Makes the icons of a logo (SVG or PNG), as PNG; those that must not be transparent stand on `ground`. */
export async function appIcons(
  logo: Buffer,
  ground: string,
): Promise<{ fileName: string; content: Buffer }[]> {
  return Promise.all(
    iconNames.map(async (name) => ({
      fileName: name.fileName,
      content: await iconOf(logo, name, ground),
    })),
  );
}

async function iconOf(logo: Buffer, { size, isMaskable }: IconName, ground: string) {
  const margin = isMaskable ? Math.round(size * SAFE) : 0;
  const room = size - 2 * margin;
  const background = 'transparent';
  const framed = sharp(logo, { density: 600 })
    .resize(room, room, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });
  // iOS has no transparent icons.
  const isOpaque = isMaskable || size === iconNames[0].size;
  return (isOpaque ? framed.flatten({ background: ground }) : framed).png().toBuffer();
}

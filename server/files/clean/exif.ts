const ORIENTATION = 0x0112;

/** Reads the orientation (1–8) from Exif data in TIFF form; 1 when it has none or cannot be read. */
export function orientationOf(tiff: Buffer): number {
  try {
    const little = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(first); entry++) {
      const at = first + 2 + 12 * entry;
      if (short(at) !== ORIENTATION) continue;
      const value = short(at + 8);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

/** Makes Exif data in TIFF form with nothing but the orientation. */
export function orientationOnly(orientation: number): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

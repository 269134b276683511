/** Width of a picture where it is so high: by the head of a PNG, the `viewBox` or the size of an SVG; else a square. */
export function logoWidth(content: Buffer, height: number): number {
  const [wide, high] = sizeOf(content);
  return wide > 0 && high > 0 ? Math.round((height * wide) / high) : height;
}

const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

function sizeOf(content: Buffer): [number, number] {
  if (content.subarray(0, 4).equals(pngHead) && content.length >= 24) {
    return [content.readUInt32BE(16), content.readUInt32BE(20)];
  }
  const head = /<svg\b[^>]*>/.exec(content.toString('utf8'))?.[0] ?? '';
  const box = /\bviewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(head);
  if (box) return [Number(box[1]), Number(box[2])];
  const of = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(head)?.[1]);
  return [of('width') || 0, of('height') || 0];
}

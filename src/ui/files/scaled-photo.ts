const QUALITY = 0.85;

/** Returns the size in pixels of a picture whose longer side may have at most `most`: never larger than it was. */
export function scaledSize(
  { width, height }: { width: number; height: number },
  most: number,
): { width: number; height: number } {
  const share = Math.min(1, most / Math.max(width, height));
  return { width: Math.round(width * share), height: Math.round(height * share) };
}

/**
 * Returns a photo as a JPEG whose longer side has at most `most` pixels; unchanged if it is small or the browser cannot
 * read it.
 */
export async function scaledPhoto(photo: File, most: number): Promise<File> {
  const image = await createImageBitmap(photo).catch(() => undefined);
  if (!image) return photo;
  try {
    const { width, height } = scaledSize(image, most);
    if (width === image.width && height === image.height) return photo;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return photo;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    if (!blob) return photo;
    const name = photo.name.replace(/\.[^.]*$/, '') || 'foto';
    return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
  } finally {
    image.close();
  }
}

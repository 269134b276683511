/** Named by its moment: `foto-2026-11-21-143005.jpg`. */
export function photoFile(photo: Blob, now = new Date()): File {
  const two = (number: number) => String(number).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('');
  return new File([photo], `foto-${day}-${time}.jpg`, { type: photo.type });
}

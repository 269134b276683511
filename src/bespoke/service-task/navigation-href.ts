/** Returns a link to an address: the phone's own navigation where it has one to ask, else a map. */
export function navigationHref(lines: readonly string[], userAgent: string): string {
  const query = encodeURIComponent(lines.join(', '));
  if (/Android/.test(userAgent)) return `geo:0,0?q=${query}`;
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${query}`;
  return `https://www.openstreetmap.org/search?query=${query}`;
}

const UNKNOWN = 'application/octet-stream';

/** Types that browsers show without running anything. */
const shown = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/pdf',
]);

const saved =
  /^(image\/(?!svg)[\w.+-]+|(audio|video)\/[\w.+-]+|text\/plain|application\/(pdf|zip|x-cfb|vnd\.(openxmlformats-officedocument|oasis\.opendocument)\.[\w.-]+))$/;

/**
 * Type under which a content leaves the server: its own where no browser can run it, else `application/octet-stream`
 * (HTML, SVG, XML, scripts, programs, everything unknown).
 */
export function deliveredType(type: string): string {
  if (type === 'text/plain') return 'text/plain; charset=utf-8';
  return saved.test(type) ? type : UNKNOWN;
}

/** Tells whether a content may be shown in the browser: raster images and PDF. */
export function mayBeShown(type: string): boolean {
  return shown.has(type);
}

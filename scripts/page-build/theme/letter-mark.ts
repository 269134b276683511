/** Draws a logo for an application without one: the first letter of a name on a ground, as SVG. */
export function letterMark(name: string, ground: string, on: string): string {
  const letter = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? '·').toUpperCase();
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">',
    `<rect width="24" height="24" rx="5" fill="${ground}"/>`,
    `<text x="12" y="17.3" fill="${on}" font-family="system-ui, sans-serif" font-size="15" font-weight="600" text-anchor="middle">${letter}</text>`,
    '</svg>',
  ].join('');
}

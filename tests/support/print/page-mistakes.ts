import type { ReadText } from './read-pdf';

/** Finds texts at wrong places: off the sheet's margins, or upon each other. Watermarks may. */
export function mistakesOfPages(pages: readonly ReadText[][]): string[] {
  return pages.flatMap((texts, page) => {
    const set = texts.filter(
      ({ text }) => !/^(Entwurf|Draft|Projet|Ungültig|Void|Non valable)$/.test(text),
    );
    const off = set
      .filter(({ x, right, y }) => x < 24.9 || right > 190.3 || y < 10 || y > 292)
      .map(({ text, x, y, right }) => `page ${page + 1}: «${text}» at ${x}–${right}, ${y}`);
    const upon = set.flatMap((one, index) =>
      set
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(one.y - other.y) < 2 &&
            // Pieces of one word touch.
            Math.min(one.right, other.right) - Math.max(one.x, other.x) > 0.3,
        )
        .map((other) => `page ${page + 1}: «${one.text}» upon «${other.text}» at ${one.y}`),
    );
    return [...off, ...upon];
  });
}

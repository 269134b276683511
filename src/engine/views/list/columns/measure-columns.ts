import { possibleWidth } from './column-layout';

/** Room around a cell's content and its edges, in px. */
const padding = 18;
/** Room for the mark of the order and the menu beside a header's label. */
const headerTools = 34;

/** Widths in px that show what the rows in view hold, by position of the column. */
export function fittingWidths(grid: HTMLElement, positions: readonly number[]): readonly number[] {
  return positions.map((position) => {
    const label = grid.querySelector(
      `[role="columnheader"][data-column="${position}"] [data-label]`,
    );
    const check = label?.closest('[role="columnheader"]')?.querySelector('[role="checkbox"]');
    const cells = [...grid.querySelectorAll(`[role="gridcell"][aria-colindex="${position + 1}"]`)];
    const widths = cells.map(contentWidth);
    return possibleWidth(
      Math.ceil(
        Math.max(
          (label ? contentWidth(label) : 0) + headerTools + (check?.clientWidth ?? 0),
          ...widths,
        ) + padding,
      ),
    );
  });
}

/** Widths in px as they are drawn now, by position of the column. */
export function drawnWidths(grid: HTMLElement): readonly number[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="columnheader"]')].map((header) =>
    Math.round(header.getBoundingClientRect().width),
  );
}

/** What is cut off counts, too. */
function contentWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

import type { RecordsScreen } from '../define/definition';

type Sign = '+' | '-' | '=';

export interface KeyFigure {
  field: string;
  /** The tab with the rows behind it, where the definition says so. */
  tab: string | undefined;
  /** In the sum that it is a part of; none for the first. */
  sign?: Sign;
}

/** In declared order. */
export function keyFigures({ figures = [] }: Pick<RecordsScreen, 'figures'>): readonly KeyFigure[] {
  return figures.flatMap((figure) =>
    typeof figure === 'string'
      ? [figureOf(figure, undefined)]
      : Object.entries(figure).map(([name, tab]) => figureOf(name, tab)),
  );
}

function figureOf(name: string, tab: string | undefined): KeyFigure {
  const [, sign, field = name] = /^([+=-])(.+)/.exec(name) ?? [];
  return { field, tab, ...(sign && { sign: sign as Sign }) };
}

/** The one that says most: what the first sum comes to, else the first. */
export function mainFigure(figures: readonly KeyFigure[]): KeyFigure | undefined {
  return figures.find(({ sign }) => sign === '=') ?? figures[0];
}

import type { RecordsScreen } from '../define/definition';

type Sign = '+' | '-' | '=';

export interface KeyFigure {
  field: string;
  /** Tab with the rows behind it, where the definition names one. */
  tab: string | undefined;
  /** Sign in the sum that it is a part of; none for the first. */
  sign?: Sign;
}

/** Returns the key figures in declared order. */
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

/** Returns the figure that says most: the result of the first sum, else the first. */
export function mainFigure(figures: readonly KeyFigure[]): KeyFigure | undefined {
  return figures.find(({ sign }) => sign === '=') ?? figures[0];
}

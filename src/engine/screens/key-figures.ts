import type { RecordsScreen } from '../define/definition';

export interface KeyFigure {
  field: string;
  /** The tab with the rows behind it, where the definition says so. */
  tab: string | undefined;
}

/** In declared order. */
export function keyFigures({ figures = [] }: Pick<RecordsScreen, 'figures'>): readonly KeyFigure[] {
  return figures.flatMap((figure) =>
    typeof figure === 'string'
      ? [{ field: figure, tab: undefined }]
      : Object.entries(figure).map(([field, tab]) => ({ field, tab })),
  );
}

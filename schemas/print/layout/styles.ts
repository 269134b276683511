import type { TextPlace } from '../pdf/sheet';

type Style = Omit<TextPlace, 'x' | 'y' | 'align'>;

const ink = 0.1;
const muted = 0.38;

/** Every way in which text is set. Figures in columns have one width each. */
export const styles = {
  title: { size: 17, weight: 'semibold', tabular: false, grey: ink },
  heading: { size: 10, weight: 'semibold', tabular: false, grey: ink },
  body: { size: 9.5, weight: 'regular', tabular: false, grey: ink },
  strong: { size: 9.5, weight: 'semibold', tabular: false, grey: ink },
  address: { size: 10, weight: 'regular', tabular: false, grey: ink },
  sender: { size: 6.5, weight: 'regular', tabular: false, grey: muted },
  label: { size: 8, weight: 'regular', tabular: false, grey: muted },
  value: { size: 9, weight: 'regular', tabular: false, grey: ink },
  columnHead: { size: 7.5, weight: 'semibold', tabular: false, grey: muted },
  cell: { size: 9, weight: 'regular', tabular: false, grey: ink },
  cellStrong: { size: 9, weight: 'semibold', tabular: false, grey: ink },
  figure: { size: 9, weight: 'regular', tabular: true, grey: ink },
  figureStrong: { size: 9, weight: 'semibold', tabular: true, grey: ink },
  detail: { size: 8, weight: 'regular', tabular: false, grey: muted },
  detailFigure: { size: 8, weight: 'regular', tabular: true, grey: muted },
  total: { size: 12, weight: 'semibold', tabular: true, grey: ink },
  footer: { size: 6.7, weight: 'regular', tabular: false, grey: muted },
  footerStrong: { size: 6.7, weight: 'semibold', tabular: false, grey: muted },
  watermark: { size: 96, weight: 'semibold', tabular: false, grey: 0.91 },
} as const satisfies Record<string, Style>;

/** Rules: width in points and grey. */
export const rules = {
  hair: [0.4, 0.78],
  fine: [0.6, 0.35],
  strong: [1, 0.1],
} as const;

/** From one baseline to the next, in millimetres. */
export const pitch = { body: 4.6, cell: 4.2, detail: 3.75 } as const;

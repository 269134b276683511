import type { TextPlace } from '../pdf/sheet';

type Style = Omit<TextPlace, 'x' | 'y' | 'align'>;

const ink = 0.1;
const muted = 0.38;

/** Styles of all text. */
export const styles = {
  title: { size: 17, weight: 'semibold', grey: ink },
  heading: { size: 10, weight: 'semibold', grey: ink },
  body: { size: 9.5, weight: 'regular', grey: ink },
  strong: { size: 9.5, weight: 'semibold', grey: ink },
  address: { size: 10, weight: 'regular', grey: ink },
  sender: { size: 6.5, weight: 'regular', grey: muted },
  label: { size: 8, weight: 'regular', grey: muted },
  value: { size: 9, weight: 'regular', grey: ink },
  columnHead: { size: 7.5, weight: 'semibold', grey: muted },
  cell: { size: 9, weight: 'regular', grey: ink },
  cellStrong: { size: 9, weight: 'semibold', grey: ink },
  detail: { size: 8, weight: 'regular', grey: muted },
  total: { size: 12, weight: 'semibold', grey: ink },
  footer: { size: 6.7, weight: 'regular', grey: muted },
  footerStrong: { size: 6.7, weight: 'semibold', grey: muted },
  watermark: { size: 96, weight: 'semibold', grey: 0.91 },
} as const satisfies Record<string, Style>;

/** Rules: width in points and grey. */
export const rules = {
  hair: [0.4, 0.78],
  fine: [0.6, 0.35],
  strong: [1, 0.1],
} as const;

/** Distance from one baseline to the next, in millimetres. */
export const pitch = { body: 4.6, cell: 4.2, detail: 3.75 } as const;

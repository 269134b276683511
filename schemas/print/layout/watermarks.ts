import { pageHeight, pageWidth, type Sheet } from '../pdf/sheet';
import type { Press } from './press';
import { styles } from './styles';

/** Draws across the whole page, beneath everything, what the document is not. */
export function watermarks({ input, sheet, t }: Press): void {
  const texts = [input.draft && t('printed:draft'), input.obsolete && t('printed:obsolete')];
  texts.filter((text) => text !== false).forEach((text, index) => watermark(sheet, text, index));
}

/** Draws one watermark; `index` counts those above it. */
export function watermark(sheet: Sheet, text: string, index = 0): void {
  const size = Math.min(
    styles.watermark.size,
    (styles.watermark.size * 200) / sheet.width(text, styles.watermark),
  );
  const place = {
    ...styles.watermark,
    size,
    x: pageWidth / 2,
    y: pageHeight / 2 + 15 + index * 70,
    angle: 52,
  };
  sheet.watermark(text, sheet.pages.length - 1, place);
}

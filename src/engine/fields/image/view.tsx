import { ImageValue } from '../../views/controls/media/image-value';
import type { ValueViewProps } from '../field-type';

export function ImageView({ value, label }: ValueViewProps) {
  return typeof value === 'number' ? <ImageValue value={value} label={label} /> : null;
}

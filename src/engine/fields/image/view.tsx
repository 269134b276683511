import { lazyPart } from '../../../ui/lazy-part';
import type { ValueViewProps } from '../field-type';

const ImageValue = lazyPart(
  async () => (await import('../../views/controls/media/image-value')).ImageValue,
);

export function ImageView({ value, label }: ValueViewProps) {
  return typeof value === 'number' ? <ImageValue value={value} label={label} /> : null;
}

import { useTranslation } from 'react-i18next';
import { useRecordTitle } from '../../../data/use-record-title';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { Place } from '../../../screens/place';
import type { TogetherObstacle } from './together-obstacle';

/** Returns a sentence on why rows cannot be acted on together. */
export function useObstacleText(place: Place): (obstacle: TogetherObstacle) => string {
  const { t } = useTranslation('bulk');
  const titleOf = useRecordTitle(place);
  const labelOf = useFieldLabel();
  return (obstacle) => {
    switch (obstacle.kind) {
      case 'tooMany':
        return t('together.tooMany', { count: obstacle.most });
      case 'right':
      case 'state':
        return t(`together.${obstacle.kind}`, {
          title: titleOf(obstacle.record) || String(obstacle.record.id),
        });
      case 'differ': {
        const field = place.fields[obstacle.field];
        return t('together.differ', { label: field ? labelOf(field) : obstacle.field });
      }
    }
  };
}

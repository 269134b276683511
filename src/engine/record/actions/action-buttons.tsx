import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../context';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../route/match';
import { availableActions } from './available-actions';
import { useRunAction } from './use-run-action';

interface ActionButtonsProps {
  place: Place;
  id: number;
  record: AnyRecord;
  /** Leaves for the list, after an action that says so. */
  onDone: () => void;
}

/** The declared actions of a record, as buttons of its bar. */
export function ActionButtons({ place, id, record, onDone }: ActionButtonsProps) {
  const engine = useEngine();
  const { t } = useTranslation('screens');
  const { run, running } = useRunAction(place, id, record, onDone);
  const { name: screen, actions } = place.definition;
  return availableActions(actions, record, engine).map((action) => (
    <Button
      key={action.name}
      variant="default"
      loading={running === action.name}
      onClick={() => void run(action)}
    >
      {t(`screens:${screen}.actions.${action.name}`)}
    </Button>
  ));
}

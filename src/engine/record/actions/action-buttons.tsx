import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../route/match';
import { useActions } from './use-actions';
import { useActionKeys } from './use-action-keys';

// Most visits to a record ask nothing.
const ActionDialog = lazy(async () => ({
  default: (await import('./action-dialog')).ActionDialog,
}));

interface ActionButtonsProps {
  place: Place;
  id: number;
  record: AnyRecord;
  /** Leaves for the list, after an action that says so. */
  onList: () => void;
}

/** The declared actions of a record, as buttons of its bar, with their keys and questions. */
export function ActionButtons(props: ActionButtonsProps) {
  const actions = useActions(props);
  useActionKeys(actions);
  const { available, asking, labelOf, running, run } = actions;
  return (
    <>
      {available.map((action) => (
        <Button
          key={action.name}
          variant="default"
          color={action.danger ? 'red' : undefined}
          loading={running === action.name}
          title={action.shortcut && `${labelOf(action)} (${action.shortcut})`}
          onClick={() => run(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      {asking && (
        <Suspense fallback={null}>
          <ActionDialog
            action={asking}
            title={labelOf(asking)}
            onAnswer={actions.answer}
            onClose={actions.dismiss}
          />
        </Suspense>
      )}
    </>
  );
}

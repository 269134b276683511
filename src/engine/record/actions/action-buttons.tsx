import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../route/match';
import { RecordMenu } from '../record-menu';
import { AskingDialog } from './asking-dialog';
import { useActions } from './use-actions';
import { useActionKeys } from './use-action-keys';
import styles from './action-buttons.module.css';

interface ActionButtonsProps {
  place: Place;
  id: number;
  record: AnyRecord;
  /** Leaves for the list, after an action that says so. */
  onList: () => void;
  /** What one does with any record; absent where the user may not. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
}

/** The declared actions of a record, as buttons of its bar, on a phone in its menu, with their keys and questions. */
export function ActionButtons(props: ActionButtonsProps) {
  const actions = useActions(props);
  useActionKeys(actions);
  const { available, labelOf, running, run } = actions;
  return (
    <>
      {available.map((action) => (
        <Button
          key={action.name}
          variant="default"
          className={styles.wide}
          color={action.danger ? 'red' : undefined}
          loading={running === action.name}
          title={action.shortcut && `${labelOf(action)} (${action.shortcut})`}
          onClick={() => run(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      <RecordMenu
        actions={available.map((action) => ({
          label: labelOf(action),
          Icon: IconPlayerPlay,
          run: () => run(action),
        }))}
        onDuplicate={props.onDuplicate}
        onHistory={props.onHistory}
      />
      <AskingDialog place={props.place} id={props.id} record={props.record} actions={actions} />
    </>
  );
}

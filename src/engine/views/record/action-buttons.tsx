import { Button } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { RecordMenu } from './record-menu';
import { AskingDialog } from '../actions/asking-dialog';
import { useActions } from '../actions/use-actions';
import { useActionKeys } from './use-action-keys';
import { useFittingActions } from './use-fitting-actions';

interface ActionButtonsProps {
  place: Place;
  id: number;
  record: AnyRecord;
  /** After an action that says so. */
  onList: () => void;
  /** Undefined where the user may not. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
  /** Undefined also where it has a button of its own. */
  onRemove: (() => void) | undefined;
}

/** In declared order: buttons of the bar as far as there is room, the rest in its menu; on a phone all of them. */
export function ActionButtons(props: ActionButtonsProps) {
  const actions = useActions(props);
  const { language } = useTranslation().i18n;
  useActionKeys(actions);
  const { available, labelOf, running, run } = actions;
  const mark = useRef<HTMLSpanElement>(null);
  // Tabs and title follow the record, the labels the language, and other buttons the open tab.
  const fitting = useFittingActions(
    mark,
    `${language} ${useLocation().pathname} ${JSON.stringify(props.record)}`,
  );
  const more = available.slice(fitting);
  return (
    <>
      <span ref={mark} hidden />
      {available.map((action) => (
        <Button
          key={action.name}
          variant="default"
          data-action
          color={action.danger ? 'red' : undefined}
          loading={running === action.name}
          title={action.shortcut && `${labelOf(action)} (${action.shortcut})`}
          onClick={() => run(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
      <RecordMenu
        actions={more.map((action) => ({
          label: labelOf(action),
          Icon: IconPlayerPlay,
          keys: action.shortcut,
          run: () => run(action),
        }))}
        running={more.some(({ name }) => name === running)}
        onDuplicate={props.onDuplicate}
        onHistory={props.onHistory}
        onRemove={props.onRemove}
      />
      <AskingDialog place={props.place} id={props.id} record={props.record} actions={actions} />
    </>
  );
}

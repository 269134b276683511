import { IconPencil } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useKeyTitle } from '../../../ui/commands/use-key-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import type { RecordId } from '../../../api/dialect';
import { useCommands } from '../../../ui/commands/use-commands';
import { keys } from '../../../ui/commands/keys';
import { useEngine } from '../../application/context';
import type { ActionDefinition, AnyRecord } from '../../define/definition';
import { actionTypeOf } from '../../screens/action-type';
import type { Place } from '../../screens/place';
import type { RecordPaging } from './pager/use-record-pager';
import { RecordMenu, useCommonItems } from './record-menu';
import { AskingDialog } from '../actions/asking-dialog';
import { mainAction } from '../actions/main-action';
import { useActions } from '../actions/use-actions';
import { useRecordTitle } from '../../data/use-record-title';

interface ActionButtonsProps {
  place: Place;
  id: RecordId;
  record: AnyRecord;
  /** As many have a button. */
  fitting: number;
  removing: boolean;
  /** Where the menu has its steps. */
  walk: RecordPaging | undefined;
  /** Gets the focus back after editing. */
  editButton: Ref<HTMLButtonElement>;
  /** Undefined where there is nothing that the user may change. */
  onEdit: (() => void) | undefined;
  /** After an action that says so. */
  onList: () => void;
  /** Undefined where the user may not. */
  onDuplicate: (() => void) | undefined;
  onHistory: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/**
 * The main action of the record's state at the end, before it the others in declared order as far as there is room. The
 * rest is in the menu; on a phone all of them.
 */
export function ActionButtons(props: ActionButtonsProps) {
  const actions = useActions(props);
  const { registry } = useEngine();
  const { t } = useTranslation('record');
  const keyTitle = useKeyTitle();
  const { available, labelOf, running, run } = actions;
  const main = mainAction(available, props.record, props.onEdit !== undefined, registry);
  const others = available.filter((action) => action !== main);
  const more = others.slice(props.fitting);
  const itemOf = (action: ActionDefinition) => ({
    label: labelOf(action),
    keys: action.shortcut,
    run: () => run(action),
  });
  const hasPrintKey = available.some(({ shortcut }) => shortcut === keys.print);
  const common = useCommonItems({ ...props, hasPrintKey });
  const title = useRecordTitle(props.place)(props.record);
  useCommands(
    title,
    () => [
      ...available.map(itemOf),
      // The browser prints a page by itself.
      ...common.items.map((item) => ({ ...item, takes: () => false })),
      ...common.last,
    ],
    // They go before those of a list in a tab.
    { keysTitle: t('keys.group'), goFirst: true },
  );
  const isDeed = (action: ActionDefinition) =>
    actionTypeOf(registry, action).isDeed?.(action) ?? false;
  const button = (action: ActionDefinition) => ({
    loading: running === action.name,
    title: action.shortcut && keyTitle(labelOf(action), action.shortcut),
    onClick: () => run(action),
    children: labelOf(action),
  });
  return (
    <>
      {others.map((action) => (
        <Button
          key={action.name}
          // What only asks or leads somewhere is quieter than what changes something.
          variant={isDeed(action) ? 'default' : 'subtle'}
          data-action
          color={action.danger ? 'red' : undefined}
          {...button(action)}
        />
      ))}
      <RecordMenu
        actions={[
          more.filter((action) => isDeed(action) && !action.danger),
          more.filter((action) => !isDeed(action)),
          more.filter((action) => isDeed(action) && action.danger),
        ].map((group) => group.map(itemOf))}
        common={common}
        walk={props.walk}
        isAlone={!main && !props.onEdit}
        running={props.removing || more.some(({ name }) => name === running)}
      />
      {props.onEdit && (
        <Button
          ref={props.editButton}
          variant={main ? 'default' : 'filled'}
          data-main={main ? undefined : true}
          Icon={IconPencil}
          onClick={props.onEdit}
          title={keyTitle(t('edit'), keys.edit)}
        >
          {t('edit')}
        </Button>
      )}
      {main && <Button data-main {...button(main)} />}
      <AskingDialog place={props.place} id={props.id} record={props.record} actions={actions} />
    </>
  );
}

import { IconPencil } from '@tabler/icons-react';
import { useKeyTitle } from '../../../ui/commands/use-key-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { useCommands } from '../../../ui/commands/use-commands';
import { keys } from '../../../ui/commands/keys';
import { useEngine } from '../../application/context';
import type { ActionDefinition } from '../../define/definition';
import { actionTypeOf } from '../../screens/action-type';
import { useReadRecord } from './record-context';
import { RecordMenu, useCommonItems } from './record-menu';
import { useMainFocus } from './use-main-focus';
import { AskingDialog } from '../actions/asking-dialog';
import { mainAction } from '../actions/main-action';
import { useActions } from '../actions/use-actions';
import { useRecordTitle } from '../../data/use-record-title';

/**
 * Buttons of a record: the main action of its state at the end, before it the others in declared order as far as there
 * is room. The rest is in the menu; on a phone all of them. `hasSteps`: the menu also has the ways to the records before
 * and after it.
 */
export function ActionButtons({ hasSteps }: { hasSteps: boolean }) {
  const { place, id, stored: record, ...page } = useReadRecord();
  const { editTab, editButton, removal, back, leaveTo, room } = page;
  const actions = useActions({ place, id, record, onList: () => leaveTo(back.to) });
  const { registry } = useEngine();
  const { t } = useTranslation('record');
  const keyTitle = useKeyTitle();
  const { available, labelOf, running, asking, run } = actions;
  useMainFocus(
    available.map(({ name }) => name).join(' '),
    running !== undefined || asking !== undefined,
  );
  const main = mainAction(available, record, editTab !== undefined, registry);
  const others = available.filter((action) => action !== main);
  const more = others.slice(room.actions);
  const itemOf = (action: ActionDefinition) => ({
    label: labelOf(action),
    keys: action.shortcut,
    run: () => run(action),
  });
  const hasPrintKey = available.some(({ shortcut }) => shortcut === keys.print);
  const common = useCommonItems(hasPrintKey);
  const title = useRecordTitle(place)(record);
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
        hasSteps={hasSteps}
        isAlone={!main && !editTab}
        running={removal.removing || more.some(({ name }) => name === running)}
      />
      {editTab && (
        <Button
          ref={editButton}
          variant={main ? 'default' : 'filled'}
          data-main={main ? undefined : true}
          Icon={IconPencil}
          onClick={editTab}
          title={keyTitle(t('edit'), keys.edit)}
        >
          {t('edit')}
        </Button>
      )}
      {main && <Button data-main {...button(main)} />}
      <AskingDialog place={place} id={id} record={record} actions={actions} />
    </>
  );
}

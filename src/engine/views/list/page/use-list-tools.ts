import {
  IconColumns3,
  IconDownload,
  IconFilter,
  IconLayoutSidebarRight,
  IconStack2,
  IconUpload,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../../ui/commands/command-store';
import { keys } from '../../../../ui/commands/keys';
import { useCommands } from '../../../../ui/commands/use-commands';
import { useEngine } from '../../../application/context';
import { mayImport } from '../import/may-import';
import { useList } from './list-context';

/** Command that has a button above the list. */
export interface ListTool extends Command {
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  run: () => void;
  /** True if it has an effect on the rows that are shown. */
  isSet?: boolean;
  /** State of what it turns on and off; other tools open a dialog. */
  isPressed?: boolean;
}

/** Returns the tools with a button above the list; everything they do is offered by keys and in the palette, too. */
export function useListTools(): readonly ListTool[] {
  const { t } = useTranslation(['list', 'record']);
  const engine = useEngine();
  const list = useList();
  const { place, state, isGrid, isGrouped, popup, sidePanel, finder, begin, setWork } = list;
  const isInPlace = list.inPlace.editing !== undefined;
  const offered = (isOffered: boolean, tool: ListTool) => (isOffered ? [tool] : []);
  const tools: readonly ListTool[] = [
    ...offered(list.canFilter, {
      label: t('filter'),
      Icon: IconFilter,
      isSet: state.filter.length > 0,
      run: () => popup.show({ kind: 'builder' }),
    }),
    { label: t('columns.title'), Icon: IconColumns3, run: () => popup.show({ kind: 'columns' }) },
    ...offered(list.canOr && isGrid, {
      label: t('groups.panel'),
      Icon: IconStack2,
      isSet: isGrouped,
      run: () => popup.show({ kind: 'groups' }),
    }),
    { label: t('export.title'), Icon: IconDownload, run: () => begin('export') },
    ...offered(mayImport(place, engine), {
      label: t('import'),
      Icon: IconUpload,
      run: () => begin('import'),
    }),
    ...(sidePanel
      ? [
          {
            label: t('panel.name'),
            Icon: IconLayoutSidebarRight,
            isPressed: sidePanel.isOpen,
            run: () => sidePanel.show(!sidePanel.isOpen),
          },
        ]
      : []),
  ];
  const find: Command = {
    label: t('keys.find'),
    keys: `${keys.find} ${keys.findBack}`,
    isByKeyOnly: true,
    run: (pressed) => finder.find(pressed === keys.findBack ? -1 : 1),
  };
  const byKey: Command[] = [
    // Leaves the key to the browser elsewhere: only a grid shows the bar.
    ...(isGrid ? [find] : []),
    {
      label: t('keys.print'),
      keys: keys.print,
      run: () => setWork({ print: list.selection.count > 0 ? 'selected' : 'all' }),
    },
    {
      label: t('keys.toSearch'),
      keys: keys.toSearch,
      isByKeyOnly: true,
      run: () => list.searchBox.current?.focus(),
    },
  ];
  const named = (pairs: readonly (readonly [string, string])[]): readonly Command[] =>
    pairs.map(([keys, label]) => ({ keys, label }));
  useCommands(
    list.label,
    () => [
      ...tools,
      ...(isGrid
        ? named([
            ['← → ↑ ↓', t('keys.arrows')],
            ['Home End', t('keys.edges')],
            ['PageUp PageDown Ctrl+Home Ctrl+End', t('keys.pages')],
            ['Enter', t('keys.open')],
            ...(isGrouped ? [['→ ←', t('keys.groups')] as const] : []),
            ...(isInPlace
              ? [[`${keys.edit} Enter Tab Escape`, t('record:inPlace.keys')] as const]
              : []),
            [`${isInPlace ? `${keys.edit} ` : ''}${keys.edit} Escape`, t('keys.links')],
            ['Space Shift+Space', t('keys.select')],
            ['Shift+↑ Shift+↓', t('keys.extend')],
            ['Ctrl+A Escape', t('keys.all')],
            ['Ctrl+C', t('keys.copy')],
            [`${keys.menu} Menu`, t('keys.menu')],
          ])
        : []),
      ...byKey,
      ...named([
        ...(isGrid ? [['Enter Shift+Enter Escape', t('keys.findBar')] as const] : []),
        ['Enter Escape ↓', t('keys.search')],
        ...(isGrid
          ? ([
              ['Enter Shift+Enter', t('keys.sort')],
              ['Shift+← Shift+→', t('keys.resize')],
              [`${keys.columnLeft} ${keys.columnRight}`, t('keys.move')],
            ] as const)
          : []),
      ]),
    ],
    { keysTitle: t('keys.group') },
  );
  return tools;
}

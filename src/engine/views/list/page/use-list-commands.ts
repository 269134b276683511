import {
  IconColumns3,
  IconDownload,
  IconFilter,
  IconLayoutSidebarRight,
  IconPrinter,
  IconStack2,
  IconUpload,
} from '@tabler/icons-react';
import type { ComponentType, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Command } from '../../../../ui/commands/command-store';
import { keys } from '../../../../ui/commands/keys';
import { useCommands } from '../../../../ui/commands/use-commands';
import type { Finder } from '../find/use-finder';

/** A command that has a button above the list. */
export interface ListTool extends Command {
  Icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: boolean }>;
  run: () => void;
  /** It counts for the rows that are shown. */
  isSet?: boolean;
  /** Of what it turns on and off; other tools open a dialog. */
  isPressed?: boolean;
}

interface ListCommandsOptions {
  /** What the list is called. */
  label: string;
  /** Undefined where the server cannot filter. */
  filter: (() => void) | undefined;
  isFiltered: boolean;
  columns: () => void;
  /** Undefined where the server cannot group. */
  group: (() => void) | undefined;
  isGrouped: boolean;
  export: () => void;
  /** Undefined where no records can be created. */
  import: (() => void) | undefined;
  /** Undefined where there is no room for one. */
  panel: { isOpen: boolean; show: (open: boolean) => void } | undefined;
  print: () => void;
  finder: Finder;
  searchBox: RefObject<HTMLElement | null>;
  /** Rows stand in a grid, whose keys are named; cells may be changed where they stand. */
  grid: { isInPlace: boolean } | undefined;
}

/** All that is done with a list: by keys, in the palette, in the list of keys. Answers what has a button above it. */
export function useListCommands(of: ListCommandsOptions): readonly ListTool[] {
  const { t } = useTranslation(['list', 'record']);
  const { filter, group, panel, finder, grid } = of;
  const tools: ListTool[] = [
    ...(filter
      ? [{ label: t('filter'), Icon: IconFilter, isSet: of.isFiltered, run: filter }]
      : []),
    { label: t('columns.title'), Icon: IconColumns3, run: of.columns },
    ...(group
      ? [{ label: t('groups.panel'), Icon: IconStack2, isSet: of.isGrouped, run: group }]
      : []),
    { label: t('export.title'), Icon: IconDownload, run: of.export },
    ...(of.import ? [{ label: t('import'), Icon: IconUpload, run: of.import }] : []),
    ...(panel
      ? [
          {
            label: t('panel.name'),
            Icon: IconLayoutSidebarRight,
            isPressed: panel.isOpen,
            run: () => panel.show(!panel.isOpen),
          },
        ]
      : []),
  ];
  const byKey: Command[] = [
    {
      label: t('keys.find'),
      keys: `${keys.find} ${keys.findBack}`,
      isByKeyOnly: true,
      run: (pressed) => finder.find(pressed === keys.findBack ? -1 : 1),
    },
    { label: t('keys.print'), Icon: IconPrinter, keys: keys.print, run: of.print },
    {
      label: t('keys.toSearch'),
      keys: keys.toSearch,
      isByKeyOnly: true,
      run: () => of.searchBox.current?.focus(),
    },
  ];
  const named = (pairs: readonly (readonly [string, string])[]): readonly Command[] =>
    pairs.map(([keys, label]) => ({ keys, label }));
  useCommands(
    of.label,
    () => [
      ...tools,
      ...(grid
        ? named([
            ['← → ↑ ↓', t('keys.arrows')],
            ['Home End', t('keys.edges')],
            ['PageUp PageDown Ctrl+Home Ctrl+End', t('keys.pages')],
            ['Enter', t('keys.open')],
            ...(of.isGrouped ? [['→ ←', t('keys.groups')] as const] : []),
            ...(grid.isInPlace
              ? [[`${keys.edit} Enter Tab Escape`, t('record:inPlace.keys')] as const]
              : []),
            [`${grid.isInPlace ? `${keys.edit} ` : ''}${keys.edit} Escape`, t('keys.links')],
            ['Space Shift+Space', t('keys.select')],
            ['Shift+↑ Shift+↓', t('keys.extend')],
            ['Ctrl+A Escape', t('keys.all')],
            ['Ctrl+C', t('keys.copy')],
            [`${keys.menu} Menu`, t('keys.menu')],
          ])
        : []),
      ...byKey,
      ...named([
        ...(grid ? [['Enter Shift+Enter Escape', t('keys.findBar')] as const] : []),
        ['Enter Escape ↓', t('keys.search')],
        ...(grid
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

import { IconHistory, IconPlus } from '@tabler/icons-react';
import { manifest } from 'virtual:application';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { toRows } from '../../engine/screens/rows-wish';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { useStore } from '../../state/store';
import { canRun, commandGroups, commandStore } from '../../ui/commands/command-store';
import { ownPages } from '../navigation/own-pages';
import { useWantedScreens } from '../navigation/use-permitted-screens';
import type { PaletteGroup } from './palette-entry';
import { useCreatable } from './use-creatable';
import { useRecentRecords } from './use-recent-records';

/**
 * Returns what the palette offers before anything is searched: commands of the page, recent records, screens, new
 * records.
 */
export function usePaletteGroups(): readonly PaletteGroup[] {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const { title, one } = useScreenLabels();
  const here = commandGroups(useStore(commandStore), ({ title }) => title);
  const recent = useRecentRecords();
  const screens = useWantedScreens();
  const creatable = useCreatable();
  const go = (path: string) => () => void navigate(path, { state: toRows });
  return [
    ...[...here].map(([title, commands]) => ({
      title,
      entries: commands
        .filter(canRun)
        .filter((command) => !command.isByKeyOnly && !command.isOff)
        .map((command) => ({ ...command, key: `${title} ${command.label}` })),
    })),
    {
      title: t('recent'),
      entries: recent.flatMap(({ path, screen, title: label }) => {
        const entry = manifest.find(({ name }) => name === screen);
        if (!entry) return [];
        return [{ key: path, label, detail: one(entry), Icon: IconHistory, run: go(path) }];
      }),
    },
    {
      title: t('screens'),
      entries: [
        ...screens.map((screen) => ({ ...screen, label: title(screen) })),
        ...ownPages.map((page) => ({ ...page, label: t(page.label) })),
      ].map(({ name, label, number, Icon }) => ({
        key: name,
        label,
        number,
        Icon,
        run: go(`/${name}`),
      })),
    },
    {
      title: t('new'),
      entries: creatable.map(({ path, label, number }) => ({
        key: `new ${path}`,
        label,
        number,
        // People say «neu adr».
        also: t('new'),
        Icon: IconPlus,
        run: go(path),
      })),
    },
  ];
}

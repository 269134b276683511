import { IconHistory, IconPlus } from '@tabler/icons-react';
import { manifest } from 'virtual:application';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { useStore } from '../../state/store';
import { commandStore } from '../../ui/commands';
import { usePermittedScreens } from '../shell/use-permitted-screens';
import type { PaletteGroup } from './palette-entry';
import { useCreatable } from './use-creatable';
import { useRecentRecords } from './use-recent-records';

/** What the palette offers before anything is searched: what can be done here, records of just now, screens, new ones. */
export function usePaletteGroups(): readonly PaletteGroup[] {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const { title, one, newOne } = useScreenLabels();
  const here = useStore(commandStore);
  const recent = useRecentRecords();
  const screens = usePermittedScreens().flatMap((group) => group.screens);
  const creatable = useCreatable();
  const go = (path: string) => () => void navigate(path);
  return [
    // What stands in the front has spoken last.
    ...[...here].reverse().map((group) => ({
      title: group.title,
      entries: group
        .commands()
        .map((command) => ({ ...command, key: `${group.title} ${command.label}` })),
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
      entries: screens.map((screen) => ({
        key: screen.name,
        label: title(screen),
        number: screen.number,
        Icon: screen.Icon,
        run: go(`/${screen.name}`),
      })),
    },
    {
      title: t('new'),
      entries: creatable.map((screen) => ({
        key: `new ${screen.name}`,
        label: newOne(screen),
        Icon: IconPlus,
        run: go(`/${screen.name}/new`),
      })),
    },
  ];
}

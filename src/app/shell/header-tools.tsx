import { IconCommand, IconPlus, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePreference } from '../../api/preferences/use-preference';
import { useEngine } from '../../engine/application/context';
import { OutboxTool } from '../../engine/views/outbox/outbox-tool';
import { pageKeeper } from '../../state/page-keeper';
import { reloadPage } from '../../ui/forced-move';
import { Menu } from '../../ui/menu';
import { ShortcutsHost } from '../../ui/commands/shortcuts-host';
import { useNamedKeys } from '../../ui/commands/use-commands';
import { keys } from '../../ui/commands/keys';
import { HelpHost } from '../help/help-host';
import { askForHelp } from '../help/help-store';
import { CallTimer } from '../calls/call-timer';
import { useOwnKeys } from '../keys/use-own-keys';
import { usePageKeys } from '../keys/use-page-keys';
import { isOutside } from '../../engine/outbox/is-outside';
import { keepWholePage } from '../offline/keep-whole-page';
import { Palette } from '../palette/palette';
import { useCreatable } from '../palette/use-creatable';
import { useKeepRecentRecords } from '../palette/use-recent-records';
import { PullToReload } from '../pull/pull-to-reload';
import { ReminderBar } from '../reminders/reminder-bar';
import { ReminderButton } from '../reminders/reminder-button';
import { remindersOperation } from '../reminders/reminders-operation';
import { numbersOn, useScreenNumbers } from '../screen-numbers/use-screen-numbers';
import { RunningTime, runningTimeOperation } from '../time/running-time';
import styles from './spare-tools.module.css';
import { BusyBar } from './busy-bar';
import { prepareShell } from './prepare-shell';
import { useStoredColorScheme } from './use-stored-color-scheme';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface HeaderToolsProps {
  /** Class of its buttons. */
  className?: string;
  /** Shell beside whose page the reminders stand. */
  shell: RefObject<HTMLElement | null>;
  isPaletteOpen: boolean;
  onPaletteClose: () => void;
}

/** Tools of the header that come once the page is at rest: new records, the palette, screens by their number. */
export function HeaderTools(props: HeaderToolsProps) {
  const { className, shell, isPaletteOpen, onPaletteClose } = props;
  const { t } = useTranslation('palette');
  const { registry, can, me } = useEngine();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [menuAt, setMenuAt] = useState<Element>();
  const [page, setPage] = useState<Element | null>(null);
  const creatable = useCreatable();
  const numbers = usePreference('screenNumbers', numbersOn);
  const { isOff } = numbers.value;
  useKeepRecentRecords();
  useEffect(() => {
    setPage(shell.current);
    prepareShell(shell.current);
  }, [shell]);
  const worksOutside = isOutside({ registry, can, me });
  useEffect(() => {
    if (worksOutside) pageKeeper.set(keepWholePage);
  }, [worksOutside]);
  useOwnKeys();
  usePageKeys(creatable);
  useStoredColorScheme();
  // A new page starts with the header shown.
  useEffect(() => void delete shell.current?.dataset.folded, [shell, pathname]);
  useScreenNumbers(isOff, creatable);
  useNamedKeys(t('keys.group'), [
    [keys.palette, t('keys.open')],
    ...(isOff ? [] : [['1 2 0', t('keys.number')] as const]),
  ]);
  return (
    <>
      <BusyBar />
      <OutboxTool className={className} />
      {creatable.length > 0 && (
        <button
          type="button"
          className={both(className, styles.create)}
          aria-label={t('newMenu')}
          data-tip={t('newMenu')}
          aria-haspopup="menu"
          aria-expanded={menuAt !== undefined}
          onClick={({ currentTarget }) => setMenuAt(currentTarget)}
        >
          <IconPlus {...icon} />
        </button>
      )}
      {menuAt && (
        <Menu
          anchor={menuAt}
          label={t('newMenu')}
          groups={[
            creatable.map(({ path, label }) => ({
              label,
              Icon: IconPlus,
              run: () => void navigate(path),
            })),
          ]}
          onClose={() => setMenuAt(undefined)}
        />
      )}
      <CallTimer />
      {can(runningTimeOperation) && <RunningTime />}
      {remindersOperation in registry.rights && (
        <>
          <ReminderButton className={both(className, styles.remind)} />
          {page && createPortal(<ReminderBar />, page)}
        </>
      )}
      <button type="button" className={className} aria-label={t('app:help')} onClick={askForHelp} />
      <ShortcutsHost onHelp={askForHelp} />
      <HelpHost />
      <PullToReload area={shell} />
      {isPaletteOpen && (
        <Palette
          settings={[
            {
              key: 'reload',
              label: t('reloadPage'),
              Icon: IconRefresh,
              run: reloadPage,
            },
            {
              key: 'screenNumbers',
              label: t(isOff ? 'numbersOn' : 'numbersOff'),
              Icon: IconCommand,
              run: () => numbers.change({ isOff: !isOff }),
            },
          ]}
          onClose={onPaletteClose}
        />
      )}
    </>
  );
}

const both = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');

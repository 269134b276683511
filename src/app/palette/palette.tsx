import { IconSearch } from '@tabler/icons-react';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AnyRecord } from '../../api/dialect';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { RecordLine } from '../../engine/views/values/record-line';
import { keepEscape } from '../../ui/keep-escape';
import { useKeyText } from '../../ui/commands/use-key-text';
import { useSheet } from '../../ui/sheet/use-sheet';
import { useMention } from '../../engine/data/references/use-mention';
import { useSearch } from '../search/use-search';
import { useSettled } from '../search/use-settled';
import { useSections, type Section } from '../search/use-sections';
import { matchingGroups, type PaletteEntry } from './palette-entry';
import styles from './palette.module.css';
import { usePaletteGroups } from './use-palette-groups';

/** Pause in typing before a search, in ms: whoever types here looks at the answers at once. */
const PAUSE_MS = 200;

type Content = { entry: PaletteEntry } | { section: Section; record: AnyRecord };

interface Group {
  title: string;
  lines: readonly Content[];
}

interface PaletteProps {
  /** Entries that operate the page: offered last. */
  settings: readonly PaletteEntry[];
  onClose: () => void;
}

/**
 * Palette that finds everything by name or number: commands of the page, recent records, screens, new records, and what
 * a search finds. Arrows choose, Enter takes, Escape closes.
 */
export function Palette({ settings, onClose }: PaletteProps) {
  const { t } = useTranslation('palette');
  const { title } = useScreenLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const sections = useSections();
  const { settled } = useSettled(typed, PAUSE_MS);
  const { found } = useSearch(settled.trim(), sections);
  const offered = [...usePaletteGroups(), { title: t('settings'), entries: settings }];
  const groups = matchingGroups(offered, typed);
  const isSearched = typed.trim().length > 0 && found !== undefined;
  useSheet(dialog, onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const shown: readonly Group[] = [
    ...groups.map((group) => ({
      title: group.title,
      lines: group.entries.map((entry) => ({ entry })),
    })),
    ...(isSearched ? sections : []).flatMap((section) => {
      const rows = found?.get(section.name)?.rows ?? [];
      if (rows.length === 0) return [];
      return [{ title: title(section.screen), lines: rows.map((record) => ({ section, record })) }];
    }),
  ];
  const firsts = shown.map((_, index) => linesOf(shown.slice(0, index)));
  const count = linesOf(shown);
  const now = Math.min(active, count - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: now + 1, ArrowUp: now - 1 }[event.key];
    if (to !== undefined && count > 0) {
      event.preventDefault();
      setActive((to + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      dialog.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    }
  };

  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      className={styles.palette}
      data-sheet="tall"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={keepEscape}
    >
      <div className={styles.content}>
        <div data-grip>
          <div data-grip-bar />
        </div>
        <div className={styles.head}>
          <IconSearch size={18} stroke={1.5} aria-hidden />
          <input
            autoFocus
            role="combobox"
            aria-label={t('title')}
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={now >= 0 ? `${listId}-${now}` : undefined}
            autoComplete="off"
            maxLength={100}
            placeholder={t('hint')}
            value={typed}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <div id={listId} role="listbox" aria-label={t('title')} className={styles.list}>
          {shown.map((group, index) => (
            <div key={group.title} role="group" aria-label={group.title}>
              <p aria-hidden className={styles.group}>
                {group.title}
              </p>
              {group.lines.map((content, place) => {
                const at = (firsts[index] ?? 0) + place;
                const line = { id: `${listId}-${at}`, isActive: at === now, onClose };
                return 'entry' in content ? (
                  <EntryLine key={content.entry.key} {...line} entry={content.entry} />
                ) : (
                  <RecordOption key={String(content.record.id)} {...line} {...content} />
                );
              })}
            </div>
          ))}
        </div>
        {count === 0 && <p className={styles.none}>{t('nothing')}</p>}
        <p role="status" className="visually-hidden">
          {t('count', { count })}
        </p>
      </div>
    </dialog>
  );
}

function linesOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { lines }) => sum + lines.length, 0);
}

interface LineProps {
  id: string;
  isActive: boolean;
  onClose: () => void;
}

function EntryLine({ entry, ...line }: LineProps & { entry: PaletteEntry }) {
  const keyText = useKeyText();
  const { label, detail, number, keys, Icon, run } = entry;
  return (
    <Option {...line} onTake={run}>
      <span aria-hidden className={styles.icon}>
        {Icon && <Icon size={18} stroke={1.5} />}
      </span>
      <span className={styles.label}>{label}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
      {(number !== undefined || keys) && (
        <kbd className={styles.key}>{number ?? keyText(keys ?? '')}</kbd>
      )}
    </Option>
  );
}

function RecordOption({
  section,
  record,
  ...line
}: LineProps & { section: Section; record: AnyRecord }) {
  const navigate = useNavigate();
  const mention = useMention(section.screen.name);
  const address = mention?.addressOf?.(record);
  return (
    <Option {...line} isRecord onTake={() => void (address && navigate(address))}>
      {mention && <RecordLine {...mention} record={record} />}
    </Option>
  );
}

interface OptionProps extends LineProps {
  isRecord?: boolean;
  onTake: () => void;
  children: ReactNode;
}

function Option({ id, isActive, isRecord, onTake, onClose, children }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      className={isRecord ? styles.record : styles.entry}
      onClick={() => {
        onClose();
        onTake();
      }}
    >
      {children}
    </div>
  );
}

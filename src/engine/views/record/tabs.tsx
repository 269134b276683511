import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styles from './tabs.module.css';
import type { TabCount } from './use-tab-counts';

export interface TabLink {
  name: string;
  label: string;
  to: string;
  /** Number of its rows; the member is there where they are counted. */
  count?: TabCount | undefined;
  /** Reason why it cannot be opened. */
  disabled?: string;
}

interface TabsProps {
  label: string;
  tabs: readonly TabLink[];
  current: string;
  /** id of the element that shows the current tab. */
  panel: string;
}

/** Highest number shown; more is «999+»: the tab itself says how many. */
const MOST = 999;

/** Tabs of a record. Each has its own address; left and right cycle through those that are enabled. */
export function Tabs({ label, tabs, current, panel }: TabsProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  // There may be more tabs than fit: the current one stays in sight, also when others come.
  const names = tabs.map(({ name }) => name).join(' ');
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [current, names]);
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt and an arrow are the browser's own «back» and «forward».
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const enabled = tabs.filter((tab) => !tab.disabled);
    // Goes on from the focused tab: the page follows when the code of the tab has come.
    const focused = list.current?.querySelector<HTMLElement>('[data-tab]:focus')?.dataset.tab;
    const index = enabled.findIndex((tab) => tab.name === (focused ?? current));
    const next = enabled[nextIndex(event.key, index, enabled.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
    void navigate(next.to, { replace: true });
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={styles.tabs}
      // Until it is known which is the first, the page goes there by itself: a choice before that would be lost.
      inert={tabs.every(({ name }) => name !== current)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => {
        const selected = tab.name === current;
        const shared = {
          role: 'tab',
          'aria-selected': selected,
          'aria-controls': selected ? panel : undefined,
          'data-tab': tab.name,
          className: styles.tab,
          'aria-description': tab.count?.count === undefined ? undefined : String(tab.count.count),
        };
        return tab.disabled ? (
          <span key={tab.name} {...shared} aria-disabled title={tab.disabled}>
            {tab.label}
          </span>
        ) : (
          <Link key={tab.name} {...shared} to={tab.to} replace tabIndex={selected ? 0 : -1}>
            {tab.label}
            {tab.count && <Count {...tab.count} />}
          </Link>
        );
      })}
    </div>
  );
}

/** Number beside a tab. Its shape stands there until it is known; where it cannot be known, its room. */
function Count({ count, isRefused }: TabCount) {
  return (
    <span className={styles.count} aria-hidden hidden={isRefused}>
      {count === undefined ? '' : Math.min(count, MOST) + (count > MOST ? '+' : '')}
    </span>
  );
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { FloatingPanel, type Point } from '../../ui/floating-panel';
import { NavigationEntry } from './navigation-entry';
import entry from './navigation-entry.module.css';
import styles from './navigation-group.module.css';
import type { ScreenGroup } from '../navigation/use-permitted-screens';

/** Time in ms that a mouse rests on a parent, or is away, until its screens are shown or gone (spec 1 §1). */
const DELAY = 250;

interface NavigationGroupProps {
  name: string;
  screens: ScreenGroup['screens'];
  mini: boolean;
  onFollow?: (() => void) | undefined;
}

/** Parent whose screens stand below it; in the small navigation beside it, once it is pointed at or pressed. */
export function NavigationGroup({ name, screens, mini, onFollow }: NavigationGroupProps) {
  const { t } = useTranslation('common');
  const { title } = useScreenLabels();
  const { pathname } = useLocation();
  const list = useId();
  const isWithin = screens.some((screen) => `${pathname}/`.startsWith(`/${screen.name}/`));
  const [isOpen, setOpen] = useState(isWithin);
  const [beside, setBeside] = useState<Point>();
  const after = useDelay(DELAY);
  const label = t(`groups.${name}`);
  const Icon = screens[0]?.Icon;
  const entries = (close?: () => void) =>
    screens.map((screen) => (
      <NavigationEntry
        key={screen.name}
        to={`/${screen.name}`}
        label={title(screen)}
        number={screen.number}
        Icon={screen.Icon}
        mini={false}
        onFollow={() => {
          close?.();
          onFollow?.();
        }}
      />
    ));
  const close = () => setBeside(undefined);
  const openBeside = (button: Element) => {
    const { right, top } = button.getBoundingClientRect();
    setBeside({ x: right, y: top });
  };
  const onEnter = ({ currentTarget, pointerType }: PointerEvent) => {
    // Whoever types somewhere keeps the focus.
    if (mini && pointerType === 'mouse' && !isTyping()) after(() => openBeside(currentTarget));
  };
  const Chevron = isOpen && !mini ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <button
        type="button"
        className={`${entry.entry} ${styles.parent}`}
        data-mini={mini || undefined}
        data-within={isWithin || undefined}
        aria-label={mini ? label : undefined}
        aria-expanded={mini ? beside !== undefined : isOpen}
        aria-controls={mini ? undefined : list}
        onPointerEnter={onEnter}
        onPointerLeave={() => mini && after(beside ? close : undefined)}
        onClick={({ currentTarget }) => {
          after(undefined);
          if (mini) openBeside(currentTarget);
          else setOpen(!isOpen);
        }}
      >
        {Icon && (
          <span aria-hidden className={entry.icon}>
            <Icon size={18} stroke={1.5} />
          </span>
        )}
        {!mini && <span className={entry.label}>{label}</span>}
        {!mini && <Chevron size={16} stroke={1.5} className={styles.chevron} aria-hidden />}
      </button>
      {!mini && (
        <ul id={list} hidden={!isOpen} className={styles.below} aria-label={label}>
          {entries()}
        </ul>
      )}
      {mini && beside && (
        <FloatingPanel anchor={beside} label={label} onClose={close}>
          <ul
            className={styles.beside}
            aria-label={label}
            onPointerEnter={() => after(undefined)}
            onPointerLeave={({ pointerType }) => pointerType === 'mouse' && after(close)}
          >
            {entries(close)}
          </ul>
        </FloatingPanel>
      )}
    </li>
  );
}

function isTyping(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
}

/** Runs the last of what is asked for, after so many ms. */
function useDelay(ms: number): (run: (() => void) | undefined) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (run) => {
    clearTimeout(timer.current);
    if (run) timer.current = setTimeout(run, ms);
  };
}

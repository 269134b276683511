import { useState, type KeyboardEvent, type RefObject } from 'react';
import { daysLater } from '../../../../../schemas/rules/days-later';
import { wantFocus } from '../../../../ui/focus';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';
import { minutesLater, mondayOf, stepped } from '../period/days';
import type { PeriodEntry } from '../period/period-source';
import type { PeriodControl } from '../period/use-period';
import { onOtherDay } from './dropped-at';

interface Options {
  root: RefObject<HTMLElement | null>;
  control: PeriodControl;
  entryAt: (element: Element | null) => PeriodEntry | undefined;
  moveTo: (entry: PeriodEntry, begin: string) => void;
  edit: (entry: PeriodEntry) => void;
  create: (day: string, anchor: Element) => void;
  /** True if weeks stand below each other. */
  isMonth: boolean;
}

/** Minutes that Alt and an arrow move an entry by. */
const nudge = 30;

/** Handles keys: arrows go from day to day, down into what is on one, and with Alt take an entry along. */
export function useCalendarKeys({ root, control, entryAt, ...options }: Options) {
  const { period, showDay, today } = control;
  const { moveTo, edit, create, isMonth } = options;
  const [noted, activate] = useState(period.day);
  const active = period.days.includes(noted) ? noted : period.day;

  const focusHead = (day: string) =>
    wantFocus(() => root.current?.querySelector<HTMLElement>(`[data-head="${day}"]`)?.focus());
  const goTo = (day: string) => {
    activate(day);
    if (!period.days.includes(day)) showDay(day);
    focusHead(day);
  };
  const chipsOf = (day: string) => [
    ...(root.current?.querySelectorAll<HTMLElement>(`[data-entry][data-of="${day}"]`) ?? []),
  ];
  const nudged = (entry: PeriodEntry, key: string): string | undefined => {
    const sideways = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (sideways !== undefined) return onOtherDay(entry.begin, sideways);
    const downwards = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (downwards === undefined) return undefined;
    if (isMonth) return onOtherDay(entry.begin, 7 * downwards);
    return entry.isDay ? entry.begin : minutesLater(entry.begin, nudge * downwards);
  };
  const dayAt = (key: string): string | undefined =>
    ({
      ArrowLeft: daysLater(active, -1),
      ArrowRight: daysLater(active, 1),
      Home: mondayOf(active),
      End: daysLater(mondayOf(active), 6),
      PageUp: stepped(period.kind, active, -1),
      PageDown: stepped(period.kind, active, 1),
      t: today,
    })[key.length === 1 ? key.toLowerCase() : key];

  const onChip = (event: KeyboardEvent, chip: HTMLElement, entry: PeriodEntry): boolean => {
    const { key } = event;
    if (event.altKey) {
      const begin = nudged(entry, key);
      if (begin === undefined) return false;
      moveTo(entry, begin);
      return true;
    }
    if (isKey(event, keys.edit)) {
      edit(entry);
      return true;
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (step === undefined && key !== 'Escape') return false;
    const chips = chipsOf(active);
    const next = step === undefined ? undefined : chips[chips.indexOf(chip) + step];
    if (next) next.focus();
    else if (step !== 1) focusHead(active);
    return true;
  };
  const onDay = ({ key, altKey }: KeyboardEvent, head: HTMLElement): boolean => {
    if (altKey) return false;
    const step = { ArrowUp: -7, ArrowDown: 7 }[key];
    if (step !== undefined && isMonth) goTo(daysLater(active, step));
    else if (key === 'ArrowDown') chipsOf(active)[0]?.focus();
    else if (key.toLowerCase() === 'n') create(active, head);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const chip = target.closest<HTMLElement>('[data-entry]');
    const head = target.closest<HTMLElement>('[data-head]');
    const entry = entryAt(chip);
    if (!head && !(chip && entry)) return;
    let isDone = chip && entry ? onChip(event, chip, entry) : head !== null && onDay(event, head);
    if (!isDone && !event.altKey) {
      const day = dayAt(event.key);
      if (day === undefined) return;
      goTo(day);
      isDone = true;
    }
    if (!isDone) return;
    // Keeps the browser from leaving the page with Alt.
    event.preventDefault();
    event.stopPropagation();
  };
  return [active, onKeyDown, activate] as const;
}

import { IconX } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PartBoundary } from '../../ui/part-boundary';
import { useKeyText } from '../../ui/commands/use-key-text';
import { useNamedKeys } from '../../ui/commands/use-commands';
import { keys } from '../../ui/commands/keys';
import { FoundPanel } from './found-panel';
import styles from './found.module.css';
import { shortestTerm, useSearch } from './use-search';
import { useSections } from './use-sections';
import { useSettled } from './use-settled';
import { typeInto, useTyped } from './use-typed';

/** Pause in typing before a search, in ms (specification 1 §9). */
const PAUSE_MS = 750;

/**
 * Search over everything, without its box: Ctrl+F leads to the box, Enter asks at once and leaves it, Escape clears it
 * (specification 1 §2), the down arrow leads to the results. A page's `?search=` fills it.
 */
export function SearchWork({ box }: { box: RefObject<HTMLInputElement | null> }) {
  const { t } = useTranslation('search');
  const keyText = useKeyText();
  const { pathname, search: query } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const sections = useSections();
  const typed = useTyped(box);
  const { settled, settle } = useSettled(typed, PAUSE_MS);
  const [isOpen, setOpen] = useState(() => document.activeElement === box.current);
  const [only, setOnly] = useState<string>();
  const term = settled.trim();
  const asked = only === undefined ? sections : sections.filter(({ name }) => name === only);
  const isShown = isOpen && typed.trim().length >= shortestTerm;
  const search = useSearch(isShown ? term : '', asked);

  useNamedKeys(t('keys.group'), [
    [keys.search, t('keys.focus')],
    ['Enter', t('keys.enter')],
    ['Escape', t('keys.escape')],
    ['↓ ↑', t('keys.walk')],
  ]);

  const clear = () => typeInto(box.current, '');
  const onBoxKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      settle();
      box.current?.blur();
    } else if (event.key === 'Escape') {
      // The key clears the search and does nothing else on the page.
      event.preventDefault();
      event.stopPropagation();
      if (typed === '') box.current?.blur();
      clear();
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      // To the first hit: the way to all of them is above it.
      panel.current?.querySelector<HTMLElement>('li a')?.focus();
    }
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const open = () => setOpen(true);
    element.maxLength = 100;
    element.autocomplete = 'off';
    element.enterKeyHint = 'search';
    element.setAttribute('aria-haspopup', 'dialog');
    element.setAttribute('aria-controls', 'found');
    element.addEventListener('keydown', onBoxKey);
    element.addEventListener('focus', open);
    element.addEventListener('input', open);
    return () => {
      element.removeEventListener('keydown', onBoxKey);
      element.removeEventListener('focus', open);
      element.removeEventListener('input', open);
    };
  }, [box]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target as Element).closest('[data-search]')) setOpen(false);
    };
    window.addEventListener('pointerdown', onPointerDown);
    return () => window.removeEventListener('pointerdown', onPointerDown);
  }, []);

  const given = new URLSearchParams(query).get('search');
  useEffect(() => {
    if (given === null) return;
    typeInto(box.current, given);
    box.current?.focus();
  }, [box, given]);

  // A user who has followed a hit is done.
  const [former, setFormer] = useState(pathname);
  if (former !== pathname) {
    setFormer(pathname);
    setOpen(false);
  }
  useEffect(() => box.current?.setAttribute('aria-expanded', String(isShown)), [box, isShown]);

  return (
    <>
      {typed === '' ? (
        <kbd aria-hidden className={styles.key}>
          {keyText(keys.search)}
        </kbd>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('clear')}
          onClick={() => {
            clear();
            box.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.5} aria-hidden />
        </button>
      )}
      {isShown && (
        <PartBoundary isSmall>
          <FoundPanel
            ref={panel}
            term={term}
            sections={sections}
            only={only}
            search={search}
            onOnly={setOnly}
            onLeave={() => box.current?.focus()}
          />
        </PartBoundary>
      )}
    </>
  );
}

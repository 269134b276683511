import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionDefinition } from '../../define/definition';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { useShownSections } from '../form/use-shown-sections';
import { currentSection, sectionElements } from './current-section';
import { useRecord } from './record-context';
import styles from './section-anchors.module.css';

/** Lowest number of sections that get anchors; fewer are found by looking. */
const LEAST = 3;
/** Length in px beyond what is seen that needs no anchors. */
const SLIGHTLY = 80;

/**
 * Anchors that lead to the sections of a form that does not fit and show the current one. They stand at the foot of
 * what is seen, where they move nothing when they come.
 */
export function SectionAnchors({ sections }: { sections: readonly SectionDefinition[] }) {
  const { place, values = {}, still, area } = useRecord();
  const { errors } = still;
  const { t } = useTranslation('record');
  const { part } = useScreenLabels();
  const row = useRef<HTMLElement>(null);
  const { current, isLong, drawn, goTo } = useScrolledSections(area);
  const shown = useShownSections(sections, place.fields, values).filter(({ name }) =>
    drawn.includes(name),
  );
  // There may be more than fit: the current one stays in sight.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!link || !row.current) return;
    const { offsetLeft, offsetWidth } = link;
    row.current.scrollLeft = offsetLeft - (row.current.clientWidth - offsetWidth) / 2;
  }, [current]);
  if (!isLong || shown.length < LEAST) return null;
  const wrongIn = (fields: readonly { name: string }[]) =>
    fields.filter(({ name }) => (errors[name]?.length ?? 0) > 0).length;
  return (
    <nav ref={row} className={styles.anchors} aria-label={t('sections')}>
      {shown.map(({ name, fields }) => {
        const wrong = wrongIn(fields);
        return (
          <button
            key={name}
            type="button"
            className={styles.anchor}
            aria-current={name === current ? 'true' : undefined}
            data-wrong={wrong > 0 || undefined}
            onClick={() => goTo(name)}
          >
            {part(place.definition, `sections.${name}`)}
            {wrong > 0 && (
              <span className="visually-hidden">, {t('invalid', { count: wrong })}</span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

interface ScrolledSections {
  current: string | undefined;
  isLong: boolean;
  /** Names of the sections that are drawn: what is read elsewhere has no section of its own. */
  drawn: readonly string[];
}

function useScrolledSections(area: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<ScrolledSections>({
    current: undefined,
    isLong: false,
    drawn: [],
  });
  /** Section that an anchor led to: it counts as the current one until the user scrolls on. */
  const gone = useRef<string>(undefined);
  useEffect(() => {
    const content = area.current;
    const scroller = content?.parentElement;
    if (!content || !scroller) return undefined;
    const look = () => {
      const isLong = content.offsetHeight > scroller.clientHeight + SLIGHTLY;
      const current = gone.current ?? currentSection(content, scroller);
      const drawn = sectionElements(content).flatMap(({ dataset }) => dataset.section ?? []);
      setState((was) =>
        was.isLong === isLong && was.current === current && was.drawn.join() === drawn.join()
          ? was
          : { current, isLong, drawn },
      );
    };
    const forget = () => {
      gone.current = undefined;
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(content);
    sizes.observe(scroller);
    scroller.addEventListener('scroll', look, { passive: true });
    for (const by of ['wheel', 'touchmove', 'keydown'] as const) {
      scroller.addEventListener(by, forget, { passive: true });
    }
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', look);
      for (const by of ['wheel', 'touchmove', 'keydown'] as const) {
        scroller.removeEventListener(by, forget);
      }
    };
  }, [area]);
  const goTo = (name: string) => {
    const content = area.current;
    const section =
      content && sectionElements(content).find(({ dataset }) => dataset.section === name);
    if (!section) return;
    gone.current = name;
    setState((was) => ({ ...was, current: name }));
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  };
  return { ...state, goTo };
}

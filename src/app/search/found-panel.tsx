import { IconSearchOff } from '@tabler/icons-react';
import type { KeyboardEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { useOnline } from '../../ui/use-online';
import styles from './found.module.css';
import { FoundSection } from './found-section';
import type { Search } from './use-search';
import type { Section } from './use-sections';

interface FoundPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Term whose results are shown. */
  term: string;
  sections: readonly Section[];
  /** Name of the only section that is searched. */
  only: string | undefined;
  search: Search;
  onOnly: (name: string | undefined) => void;
  /** Leads back to the box. */
  onLeave: () => void;
}

/** Panel of what was found, by section. Arrows walk through it, Escape leads back. */
export function FoundPanel(props: FoundPanelProps) {
  const { ref, term, sections, only, search, onOnly, onLeave } = props;
  const { t } = useTranslation('search');
  const { title } = useScreenLabels();
  const { found, isBehind } = search;
  const shown = sections.flatMap((section) => {
    const answer = found?.get(section.name);
    return answer && answer.rows.length > 0 ? [{ section, answer }] : [];
  });
  const count = shown.reduce((sum, { answer }) => sum + (answer.total ?? answer.rows.length), 0);

  return (
    <div
      ref={ref}
      id="found"
      role="dialog"
      aria-label={t('results')}
      className={styles.panel}
      onKeyDown={(event) => walk(event, onLeave)}
    >
      {sections.length > 1 && (
        <div role="group" aria-label={t('where')} className={styles.filters}>
          {[undefined, ...sections].map((section) => (
            <button
              key={section?.name ?? ''}
              type="button"
              aria-pressed={only === section?.name}
              className={styles.filter}
              onClick={() => onOnly(section?.name)}
            >
              {section ? title(section.screen) : t('everything')}
            </button>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {found && !isBehind ? t('count', { count }) : ''}
      </p>
      {search.isFailed ? (
        <Failed retry={search.retry} />
      ) : !found ? (
        <Waiting />
      ) : shown.length === 0 && !isBehind ? (
        <EmptyState
          Icon={IconSearchOff}
          title={t('nothing', { term })}
          hint={t(only === undefined ? 'nothingHint' : 'nothingHere')}
        />
      ) : (
        <div className={styles.sections} data-behind={isBehind || undefined}>
          {shown.map(({ section, answer }) => (
            <FoundSection key={section.name} section={section} term={term} answer={answer} />
          ))}
        </div>
      )}
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useTranslation('search');
  const isOnline = useOnline();
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(isOnline ? 'failed' : 'offline')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
    </div>
  );
}

/** Placeholder in the shape of the coming results. */
function Waiting() {
  return (
    <div aria-hidden className={styles.waiting}>
      {Array.from({ length: 5 }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

function walk(event: KeyboardEvent<HTMLDivElement>, leave: () => void): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: stops.length - 1,
  }[event.key];
  if (event.key !== 'Escape' && (to === undefined || at < 0)) return;
  event.preventDefault();
  event.stopPropagation();
  if (to === undefined || to < 0) leave();
  else stops[to]?.focus();
}

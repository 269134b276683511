import { IconCheck, IconHistory, IconPlus } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../ui/use-online';
import type { Lookup } from '../../../../schemas/define';
import { useFormatters } from '../../data/use-formatters';
import type { Place } from '../../screens/place';
import { summaryLine } from '../../screens/summary';
import { detailFields, type ReferenceChoice } from './choices';
import type { Reference } from '../../data/references/reference';
import classes from './reference-list.module.css';
import type { SearchState } from './use-reference-search';

interface ReferenceListProps {
  id: string;
  lookup: Lookup;
  place: Place;
  text: string;
  choices: readonly ReferenceChoice[];
  chosen: unknown;
  active: number;
  state: SearchState;
  /** True if it fills the sheet of a phone instead of floating. */
  fills?: boolean;
  hasMore: boolean;
  onTake: (choice: ReferenceChoice) => void;
  onMore: () => void;
  onRetry: () => void;
}

const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** List of records found, of which only the lines in sight exist. */
export function ReferenceList(props: ReferenceListProps) {
  const { id, lookup, place, text, choices, chosen, active, state, hasMore, onMore } = props;
  const { t } = useTranslation('lookup');
  const scroller = useRef<HTMLDivElement>(null);
  const fields = useMemo(() => detailFields(lookup, place), [lookup, place]);
  const formatters = useFormatters(fields);
  const isCoarse = window.matchMedia('(pointer: coarse)').matches;
  const rows = useVirtualizer({
    count: choices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (isCoarse ? 60 : 46),
    overscan: 6,
  });
  const last = rows.getVirtualItems().at(-1)?.index ?? 0;

  useEffect(() => {
    if (active >= 0) rows.scrollToIndex(active);
  }, [active, rows]);
  // Asks for more only where the end is in sight.
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (hasMore && last >= choices.length - 10) more();
  }, [hasMore, last, choices.length]);

  const detailOf = ({ row }: Reference) =>
    summaryLine(fields, ({ name }) => formatters.get(name)?.(row[name], row) ?? '');

  return (
    // Keeps the focus in the text when the mouse is pressed.
    <div
      className={props.fills ? classes.fills : classes.popup}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        ref={scroller}
        id={id}
        className={classes.list}
        role="listbox"
        aria-label={t('results')}
        hidden={choices.length === 0}
      >
        <div role="presentation" className={classes.sizer} style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start, size }) => {
            const choice = choices[index];
            if (!choice) return null;
            const isChosen = choice.kind !== 'create' && choice.reference.value === chosen;
            return (
              <div
                key={index}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isChosen}
                aria-setsize={hasMore ? -1 : choices.length}
                aria-posinset={index + 1}
                data-active={index === active || undefined}
                className={classes.option}
                style={{ transform: `translateY(${start}px)`, height: size }}
                onClick={() => props.onTake(choice)}
              >
                <span className={classes.mark}>
                  {choice.kind === 'create' ? (
                    <IconPlus {...icon} />
                  ) : isChosen ? (
                    <IconCheck {...icon} />
                  ) : (
                    choice.kind === 'recent' && <IconHistory {...icon} />
                  )}
                </span>
                {choice.kind === 'create' ? (
                  <span className={classes.create}>
                    {text === '' ? t('create') : t('createNamed', { text })}
                  </span>
                ) : (
                  <span className={classes.texts}>
                    <span className={classes.title}>{choice.reference.title}</span>
                    <span className={classes.detail}>
                      {choice.kind === 'other' && (
                        <span className={classes.other}>{t('other')}</span>
                      )}
                      {detailOf(choice.reference)}
                    </span>
                    {choice.kind === 'recent' && (
                      <span className="visually-hidden">{t('recent')}</span>
                    )}
                  </span>
                )}
              </div>
            );
          })}
        </div>
      </div>
      <ListNotice
        state={state}
        count={choices.filter(({ kind }) => kind === 'found' || kind === 'other').length}
        hasMore={hasMore}
        onRetry={props.onRetry}
      />
    </div>
  );
}

interface ListNoticeProps {
  state: SearchState;
  count: number;
  hasMore: boolean;
  onRetry: () => void;
}

/** Notice that is seen where there is nothing else to see, and always said to screen readers. */
function ListNotice({ state, count, hasMore, onRetry }: ListNoticeProps) {
  const { t } = useTranslation('lookup');
  const isOnline = useOnline();
  const isSeen = state !== 'found' || count === 0;
  const said = {
    idle: t('typeMore'),
    typing: t('searching'),
    loading: t('searching'),
    failed: t(isOnline ? 'failed' : 'offline'),
    found: hasMore ? t('foundMore', { count }) : t('found', { count }),
  }[state];
  return (
    <div className={isSeen ? classes.notice : undefined}>
      <span role="status" className={isSeen ? undefined : 'visually-hidden'}>
        {said}
      </span>
      {state === 'failed' && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

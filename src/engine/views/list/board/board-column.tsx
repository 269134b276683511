import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { Button } from '../../../../ui/button';
import { wantFocus } from '../../../../ui/focus';
import { StatusBadge } from '../../../../ui/status-badge';
import { listSource, type ListSource } from '../../../data/lists/list-source';
import type { ListState } from '../../../data/lists/list-state';
import type { RowId } from '../../../data/lists/selection';
import { useRows } from '../../../data/lists/use-rows';
import { countText } from '../../../data/lists/use-with-total';
import type { Field } from '../../../fields/field';
import type { Place } from '../../../screens/place';
import type { VariableContext } from '../../../../../schemas/rules/query-variables';
import type { MakeBody, RowContent } from '../rows/row-body';
import { BoardCard } from './board-card';
import { conditionOf, rowOfCard, type BoardValue } from './board-columns';
import { arrivingAt, leavingRows, type CardAt, type Move } from './board-move';
import type { useBoardPlace } from './use-board-place';
import styles from './board.module.css';

/** Props that all columns of a board share. */
export interface BoardShared {
  place: Place;
  state: ListState;
  context: VariableContext;
  field: Field;
  makeBody: MakeBody;
  contentOf: (record: AnyRecord) => RowContent;
  /** Height of a card in px. */
  height: number;
  moves: readonly Move[];
  mayMove: (record: AnyRecord) => boolean;
  /** Id of the element that says how cards are moved. */
  hint: string;
  onDrag: (event: PointerEvent<HTMLElement>, card: CardAt) => void;
  /** Takes a key that the column itself has no use for. */
  onKey: (event: KeyboardEvent<HTMLElement>, card: CardAt) => void;
  onOpen: (card: CardAt, source: ListSource) => void;
  /** Place where the board was left, and where that is noted. */
  left: ReturnType<typeof useBoardPlace>;
  onMenu: (card: CardAt, anchor: Element) => void;
}

interface BoardColumnProps {
  value: BoardValue;
  /** Name in the document. */
  name: string;
  title: string;
  /** Count from the computed query that the sum comes from; undefined: the rows' own count says it. */
  count: number | undefined;
  /** Sum of its records, with its name. */
  sum: { label: string; text: string } | undefined;
  isOver: boolean;
  shared: BoardShared;
}

/** Gap between cards in px. */
const gap = 8;

/** Column with the records of one value of the board's field; only cards in view are in the document. */
export function BoardColumn({ value, name, title, count, sum, isOver, shared }: BoardColumnProps) {
  const { place, state, context, field, height, moves } = shared;
  const { t } = useTranslation(['list', 'board']);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const source = useMemo(
    () =>
      listSource(
        place,
        { ...state, filter: [...state.filter, conditionOf(field.name, value)] },
        context,
      ),
    [place, state, context, field, value],
  );
  const rows = useRows(source, place.definition.schema);
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => rows.subscribe(redraw), [rows]);
  const [active, activate] = useReducer((_: number, next: number) => next, 0);

  const arriving = arrivingAt(moves, value, rows.rowAt);
  const left = leavingRows(moves, value, rows.rowAt);
  const size = arriving.length + Math.max(0, rows.count - left.length);
  const cardAt = (index: number): { record: AnyRecord | undefined; row: number; move?: Move } => {
    const move = arriving[index];
    if (move) return { record: { ...move.record, [field.name]: value }, row: -1, move };
    const row = rowOfCard(index - arriving.length, left);
    return { record: rows.rowAt(row), row };
  };
  const view = useVirtualizer({
    count: size,
    getScrollElement: () => box.current,
    estimateSize: () => height + gap,
    paddingStart: gap,
    overscan: 3,
    initialRect: { width: 300, height: 700 },
  });
  useEffect(() => view.measure(), [view, height]);
  const { startIndex: first = 0, endIndex: last = 0 } = view.range ?? {};
  const { show } = rows;
  useEffect(() => show({ first, last }, 1, false), [show, first, last]);

  const focusCard = (index: number, isOutOfView = true) => {
    const next = Math.max(0, Math.min(size - 1, index));
    activate(next);
    if (isOutOfView) view.scrollToIndex(next, { align: 'auto' });
    wantFocus(() =>
      // Looks the card up later: one that is still on its way is another element once it is there.
      box.current
        ?.querySelector<HTMLElement>(`[data-index="${next}"] [data-card] [data-record]`)
        ?.focus(),
    );
  };
  const isRestored = useRef(false);
  useLayoutEffect(() => {
    const kept = isRestored.current ? undefined : shared.left.of(name);
    if (!kept || !box.current) return;
    const last = Math.ceil((kept.top + box.current.clientHeight) / (height + gap));
    const needed = Math.max(last, kept.row ?? 0);
    // Asks for rows as a list does: nothing may be known of them any more.
    if (rows.total === undefined && rows.count <= needed) {
      if (rows.isGrowing) rows.show({ first: needed, last: needed }, 1, false);
      else if (rows.isCapped) rows.askTotal();
      return;
    }
    isRestored.current = true;
    box.current.scrollTop = kept.top;
    if (kept.row !== undefined && size > 0) focusCard(kept.row, kept.isPaged);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number, card: CardAt) => {
    const steps: Record<string, number> = {
      ArrowUp: index - 1,
      ArrowDown: index + 1,
      Home: 0,
      End: size - 1,
    };
    const to = steps[event.key];
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (to === undefined || !isPlain) return shared.onKey(event, card);
    event.preventDefault();
    focusCard(to);
  };
  const tone = field.metadata.tones?.[String(value)];
  const counted = count ?? (rows.isPending ? undefined : rows.count);
  const shownSize = counted === undefined ? undefined : counted + arriving.length - left.length;
  const isCapped = count === undefined && rows.isCapped;
  return (
    <section
      className={styles.column}
      aria-labelledby={id}
      data-column={name}
      data-zone={name}
      data-over={isOver || undefined}
    >
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          <span className={styles.name}>
            {tone ? <StatusBadge tone={tone}>{title}</StatusBadge> : title}
          </span>{' '}
          {shownSize !== undefined && (
            <span className={styles.count}>
              <span aria-hidden>{isCapped ? `> ${shownSize}` : shownSize}</span>
              <span className="visually-hidden">
                {countText(t, { count: shownSize, isCapped })}
              </span>
            </span>
          )}
        </h2>
        {place.definition.board?.sum !== undefined && (
          <p className={styles.sum}>
            {sum && (
              <>
                <span>{sum.label}</span> {sum.text}
              </>
            )}
          </p>
        )}
      </header>
      <div ref={box} className={styles.rows} data-rows>
        {rows.error && rows.updatedAt() === 0 ? (
          <div className={styles.failed} role="alert">
            <p>{failureText(rows.error)}</p>
            <Button onClick={rows.retry}>{t('list:retry')}</Button>
          </div>
        ) : (
          size === 0 && !rows.isPending && <p className={styles.none}>{t('board:none')}</p>
        )}
        <ul
          className={styles.cards}
          aria-labelledby={id}
          style={{ height: view.getTotalSize(), ['--row' as string]: `${height}px` }}
        >
          {view.getVirtualItems().map(({ index, start }) => {
            const { record, row, move } = cardAt(index);
            const card = record && { record, column: value, row };
            const isMovable = record !== undefined && !move && shared.mayMove(record);
            return (
              <li
                key={(record?.id as RowId | undefined) ?? `row ${row}`}
                className={styles.place}
                data-index={index}
                aria-setsize={size}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <BoardCard
                  className={styles.card}
                  makeBody={shared.makeBody}
                  content={record && shared.contentOf(record)}
                  isActive={index === Math.min(active, size - 1)}
                  hint={isMovable ? shared.hint : undefined}
                  data-card={record && String(record.id)}
                  data-movable={isMovable || undefined}
                  data-moving={move ? '' : undefined}
                  aria-busy={move ? true : undefined}
                  onFocus={() => {
                    activate(index);
                    if (row >= 0) shared.left.note(name, row);
                  }}
                  onPointerDown={(event) => card && isMovable && shared.onDrag(event, card)}
                  onKeyDown={(event) => card && !move && onKeyDown(event, index, card)}
                  onClick={(event) => {
                    const target = event.target as Element;
                    const more = target.closest('[data-more]');
                    if (!card || move) return event.preventDefault();
                    if (more) return shared.onMenu(card, more);
                    // Leaves calls and messages, which are links of their own, and clicks with Ctrl, which open another
                    // tab.
                    if (target.closest('[data-kind]')) return undefined;
                    if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
                    event.preventDefault();
                    return shared.onOpen(card, source);
                  }}
                />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import {
  useCallback,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnyRecord } from '../../../../api/dialect';
import { wantFocus } from '../../../../ui/focus';
import { useNamedKeys } from '../../../../ui/commands/use-commands';
import { useMedia } from '../../../../ui/use-media';
import { keys } from '../../../../ui/commands/keys';
import { useEngine } from '../../../application/context';
import { possibleAggregates, type Aggregate } from '../../../data/lists/aggregate';
import { noteOpened } from '../../../data/lists/last-list';
import { queryWhere } from '../../../data/lists/list-source';
import type { RowId } from '../../../data/lists/selection';
import { useRecordTitle } from '../../../data/use-record-title';
import { usePresentation } from '../../values/use-presentation';
import type { Field } from '../../../fields/field';
import { isEditable, recordRights } from '../../../screens/record-rights';
import { isOnlyHere } from '../../../outbox/effects';
import { openOutbox } from '../../../outbox/outbox-dialog-store';
import { recordPath } from '../../../screens/record-path';
import { cardBody, cardHeight } from '../cards/card-body';
import type { DisplayProps } from '../displays/display-props';
import { useCardDrag } from '../displays/use-card-drag';
import type { GridColumn } from '../rows/grid-column';
import { groupsQuery } from '../grouping/groups-query';
import { useGroupTexts } from '../grouping/use-group-texts';
import { BoardColumn, type BoardShared } from './board-column';
import { boardValues, valueBeside, type BoardValue } from './board-columns';
import type { CardAt } from './board-move';
import { MoveMenu } from './move-menu';
import { useBoardMoves } from './use-board-moves';
import { useBoardPlace } from './use-board-place';
import { useBoardValues } from './use-board-values';
import styles from './board.module.css';

/** List as columns of cards, one for each value of a field; a card that is moved to another column gets its value. */
export function Board(props: DisplayProps) {
  const { definition, fields } = props.place;
  const board = definition.board;
  const field = board && fields[board.field];
  return field ? <BoardOf {...props} field={field} /> : null;
}

const noGroups: readonly GridColumn[] = [];

function BoardOf({
  place,
  label,
  state,
  context,
  columns,
  position,
  control,
  field,
}: DisplayProps & { field: Field }) {
  const { definition, fields } = place;
  const { query = '', board } = definition;
  const engine = useEngine();
  const { t, i18n } = useTranslation(['board', 'list']);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const hint = useId();
  const [said, say] = useState('');
  const [menu, setMenu] = useState<{ card: CardAt; anchor: Element }>();

  const group = useMemo(() => [field.name], [field]);
  const sum = useMemo(
    () =>
      possibleAggregates(
        board?.sum ? [{ field: board.sum, function: 'SUM' } satisfies Aggregate] : [],
        fields,
      ),
    [board, fields],
  );
  const where = useMemo(() => queryWhere(place, state, context), [place, state, context]);
  const { data: counted } = useQuery({
    ...groupsQuery(
      { query, where, order: [], group, sum, fields },
      definition.schema,
      i18n.language,
    ),
    enabled: query !== '',
  });
  const groupOf = (value: BoardValue) => counted?.groups?.find(({ key }) => key === value);
  const all = useBoardValues(field);
  const hasEmpty = query === '' ? !field.required : (groupOf(null)?.count ?? 0) > 0;
  const values = useMemo(() => boardValues(all, board?.columns, hasEmpty), [all, board, hasEmpty]);
  const left = useBoardPlace({ board: root, position, size: values.length });
  const texts = useGroupTexts(fields, group, sum, noGroups);
  const titleOfColumn = (value: BoardValue) => texts.valueOf({ field: field.name, key: value });

  const mayEnter = (value: BoardValue) =>
    value === null ? !field.required : field.offered?.(value) !== false;
  const mayMove = useCallback(
    (record: AnyRecord) =>
      recordRights(place, record, engine).change && isEditable(field, engine.can, { isNew: false }),
    [place, field, engine],
  );
  const titleOf = useRecordTitle(place);
  const present = usePresentation(place);
  const focusOn = (id: RowId, column: BoardValue) =>
    wantFocus(
      () =>
        root.current
          ?.querySelector<HTMLElement>(
            `[data-column="${nameOf(column)}"] [data-card="${id}"] [data-record]`,
          )
          ?.focus(),
      { whereLost: true },
    );
  const { moves, move } = useBoardMoves({
    place,
    field: field.name,
    onMoved: ({ id, record, to }) => {
      say(t('board:moved', { title: titleOf(record), column: titleOfColumn(to) }));
      focusOn(id, to);
    },
    onRefused: ({ id, record, column }) => {
      say(t('board:stays', { title: titleOf(record), column: titleOfColumn(column) }));
      focusOn(id, column);
    },
  });
  const moveTo = (card: CardAt, to: BoardValue) => {
    if (to === card.column || !mayEnter(to)) return;
    const hadFocus = root.current?.contains(document.activeElement);
    move(card, to);
    if (hadFocus) focusOn(card.record.id as RowId, to);
  };
  const drag = useCardDrag<CardAt>({
    board: root,
    ghost,
    onDrop: (card, { zone }) => {
      const to = values.find((value) => nameOf(value) === zone);
      if (to !== undefined) moveTo(card, to);
    },
  });
  const onKey = (event: KeyboardEvent<HTMLElement>, card: CardAt) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.altKey && event.key === 'ArrowDown' && mayMove(card.record)) {
      event.preventDefault();
      event.stopPropagation();
      setMenu({ card, anchor: event.currentTarget });
    }
    if (step === undefined) return;
    // Keeps the browser from leaving the page with Alt.
    event.preventDefault();
    const beside = valueBeside(values, card.column, step);
    if (beside === undefined) return;
    if (!event.altKey) focusBeside(root.current, nameOf(beside), event.currentTarget);
    else if (mayMove(card.record)) moveTo(card, beside);
    else say(t('board:mayNot', { title: titleOf(card.record) }));
  };
  useImperativeHandle(control, () => ({
    active: { row: 0, column: 0 },
    cellOf: () => undefined,
    goTo: () => root.current?.querySelector<HTMLElement>('[data-record][tabindex="0"]')?.focus(),
  }));
  useNamedKeys(t('board:keys.group'), [
    ['↑ ↓ ← → Home End', t('board:keys.arrows')],
    ['Enter', t('board:keys.open')],
    ['Alt+← Alt+→', t('board:keys.move')],
    [keys.menu, t('board:keys.menu')],
    ['Escape', t('board:keys.stop')],
  ]);

  const narrow = useMedia('(max-width: 374px)');
  // Leaves out the board's field: every card of a column has its value.
  const drawn = useMemo(() => columns.filter((column) => column.field !== field), [columns, field]);
  const more = t('board:moveTo');
  const makeBody = useMemo(
    () => cardBody(drawn, place.title, { check: undefined, more, narrow }),
    [drawn, place, more, narrow],
  );
  const contentOf = useMemo(() => {
    const known = new WeakMap<AnyRecord, ReturnType<BoardShared['contentOf']>>();
    return (record: AnyRecord) => {
      const content = known.get(record) ?? {
        of: present(record),
        texts: drawn.map((column) => column.format(record[column.field.name], record)),
      };
      known.set(record, content);
      return content;
    };
  }, [drawn, present]);
  const shared: BoardShared = {
    ...{ place, state, context, field, makeBody, contentOf, moves, mayMove, hint, onKey },
    height: cardHeight(drawn, place.title, narrow),
    onDrag: drag.begin,
    onMenu: (card, anchor) => setMenu({ card, anchor }),
    left,
    onOpen: ({ record, row, column }, source) => {
      if (isOnlyHere(record)) return openOutbox();
      const key = pathname + search;
      const id = record.id as RowId;
      left.note(nameOf(column), row);
      left.save();
      noteOpened({ path: place.path, key, source, isGrouped: false, id, index: row });
      void navigate(recordPath(place.path, id));
    },
  };
  return (
    <div
      ref={root}
      className={styles.board}
      role="group"
      aria-label={label}
      data-says-figure={(board?.sum && board.sum === definition.summary?.figure) || undefined}
    >
      <p id={hint} className="visually-hidden">
        {t('board:hint')}
      </p>
      {values.map((value) => {
        const of = groupOf(value);
        return (
          <BoardColumn
            key={nameOf(value)}
            value={value}
            name={nameOf(value)}
            title={titleOfColumn(value)}
            count={counted && (of?.count ?? 0)}
            sum={of && texts.columnsOf(of.values)[0]}
            isOver={drag.over === nameOf(value)}
            shared={shared}
          />
        );
      })}
      <div ref={ghost} className={styles.ghost} aria-hidden />
      <div role="status" className="visually-hidden">
        {said}
      </div>
      {menu && (
        <MoveMenu
          anchor={menu.anchor}
          values={values.filter(mayEnter)}
          now={menu.card.column}
          titleOf={titleOfColumn}
          isAllowed={mayMove(menu.card.record)}
          onChoose={(to) => moveTo(menu.card, to)}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}

/** Names a column in the document: a number and its text are different values, but no field has both. */
function nameOf(value: BoardValue): string {
  return value === null ? ' ' : String(value);
}

/** Focuses the nearest card of another column. */
function focusBeside(root: HTMLElement | null, column: string, from: HTMLElement): void {
  const { top } = from.getBoundingClientRect();
  const distance = (card: Element) => Math.abs(card.getBoundingClientRect().top - top);
  const cards = [
    ...(root?.querySelectorAll<HTMLElement>(`[data-column="${column}"] [data-card]`) ?? []),
  ].sort((one, other) => distance(one) - distance(other));
  cards[0]?.querySelector<HTMLElement>('[data-record]')?.focus();
}

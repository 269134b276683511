import type { Mark } from '../../../../fields/use-field-texts';
import type { GridColumn } from '../grid-column';
import styles from '../card.module.css';
import checkStyles from '../check.module.css';
import {
  gridCell,
  linkTo,
  type MakeBody,
  recordLink,
  type RowTools,
  selectionCheck,
} from './row-body';

/** One cell with the title; every other column with its label, and what can be done at once. */
export function cardBody(
  columns: readonly GridColumn[],
  titleFields: readonly string[],
  tools: RowTools,
): MakeBody {
  const inTitle = (column: GridColumn) => titleFields.includes(column.field.name);
  // A fact that has a line to itself has all of it.
  const alone = new Set(
    cardLines(
      columns.filter((column) => !inTitle(column)),
      tools.narrow,
    )
      .filter((line) => line.length === 1)
      .flat(),
  );
  return (row) => {
    const cell = gridCell(row, 0, styles.cardCell ?? '');
    const check =
      tools.check === undefined
        ? undefined
        : selectionCheck(cell, tools.check, checkStyles.check ?? '');
    const link = recordLink(cell, styles.cardLink ?? '');
    const facts = cell.appendChild(document.createElement('dl'));
    facts.className = styles.facts ?? '';
    const writers = columns.map((column, position) =>
      inTitle(column) ? undefined : fact(facts, column, position, alone.has(column)),
    );
    const actions = cell.appendChild(document.createElement('span'));
    actions.className = styles.cardActions ?? '';
    const actionWriters = columns.map((column) => action(actions, column));
    if (tools.more !== undefined) moreButton(actions, tools.more);
    return {
      className: styles.card ?? '',
      cells: [cell],
      check,
      write: ({ record, texts, title, href }) => {
        linkTo(link, href);
        link.textContent = title || '–';
        columns.forEach((column, position) => {
          const text = texts[position] ?? '';
          const value = record[column.field.name];
          writers[position]?.(text, value, column.markOf?.(record));
          actionWriters[position]?.(text, value, column.countryOf?.(record));
        });
      },
      clear: () => {
        link.removeAttribute('href');
        link.textContent = '';
        columns.forEach((_, position) => {
          writers[position]?.('', undefined);
          actionWriters[position]?.('', undefined);
        });
      },
    };
  };
}

function fact(list: HTMLElement, column: GridColumn, position: number, isAlone: boolean) {
  const pair = list.appendChild(document.createElement('div'));
  pair.className = styles.fact ?? '';
  pair.dataset.fact = String(position);
  if (isAlone) pair.dataset.wide = '';
  const label = pair.appendChild(document.createElement('dt'));
  label.textContent = column.label;
  const slot = pair.appendChild(document.createElement('dd'));
  // On a card the way to call or write is a button of its own.
  const write = isContact(column) ? textInto(slot) : column.cell(slot, column);
  return (text: string, value: unknown, mark?: Mark) => write({ text: text || '–', value, mark });
}

function textInto(slot: HTMLElement) {
  return ({ text }: { text: string }) => {
    slot.textContent = text;
  };
}

function action(list: HTMLElement, column: GridColumn) {
  if (!isContact(column)) return undefined;
  const link = list.appendChild(document.createElement('a'));
  link.className = styles.cardAction ?? '';
  link.dataset.kind = column.field.type.name;
  link.tabIndex = -1;
  return (text: string, value: unknown, country?: string) => {
    const href = text === '' ? undefined : column.field.type.link?.href(String(value), country);
    link.hidden = href === undefined;
    if (href === undefined) return;
    link.href = href;
    link.setAttribute('aria-label', `${column.label}: ${text}`);
  };
}

function moreButton(list: HTMLElement, label: string): void {
  const button = list.appendChild(document.createElement('button'));
  button.type = 'button';
  button.className = styles.cardAction ?? '';
  button.dataset.kind = 'more';
  button.dataset.more = '';
  button.tabIndex = -1;
  button.setAttribute('aria-label', label);
  button.setAttribute('aria-haspopup', 'menu');
}

function isContact({ field: { type } }: GridColumn): boolean {
  return type.link?.isContact === true;
}

/** px; wider columns hold texts that half a card would cut. */
const wideFrom = 190;
/** Longer labels leave no room for a value beside them in half a card. */
const longFrom = 13;
/** The same on a narrow phone. */
const longFromNarrow = 7;

/** Two facts beside each other, wide ones alone. */
export function cardLines(facts: readonly GridColumn[], narrow: boolean): GridColumn[][] {
  const lines: GridColumn[][] = [];
  let open: GridColumn[] | undefined;
  for (const fact of facts) {
    if (open !== undefined && !isWide(fact, narrow)) {
      open.push(fact);
      open = undefined;
      continue;
    }
    const line = [fact];
    lines.push(line);
    open = isWide(fact, narrow) ? undefined : line;
  }
  return lines;
}

function isWide({ width, label }: GridColumn, narrow: boolean): boolean {
  return width >= wideFrom || label.length >= (narrow ? longFromNarrow : longFrom);
}

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

type Write = (text: string, value: unknown, mark?: Mark, country?: string) => void;

/** One cell: title and figure, what it is, its state, and what can be done at once. */
export function cardBody(
  columns: readonly GridColumn[],
  _titleFields: readonly string[],
  tools: RowTools,
): MakeBody {
  return (row) => {
    const cell = gridCell(row, 0, styles.cardCell ?? '');
    const check =
      tools.check === undefined
        ? undefined
        : selectionCheck(cell, tools.check, checkStyles.check ?? '');
    const part = (kind: string, className = '', parent = cell) => {
      const element = parent.appendChild(document.createElement(kind));
      element.className = className;
      return element;
    };
    const head = part('span', styles.head);
    const link = recordLink(head, styles.cardLink ?? '');
    const figure = part('span', styles.figure, head);
    const subtitle = part('span', styles.subtitle);
    const state = part('span', styles.state);
    const added = part('dl', styles.facts);
    const actions = part('span', styles.cardActions);
    const writers = columns.map((column, position): Write | undefined => {
      switch (column.role) {
        case 'figure':
          return value(figure, column, position);
        case 'subtitle':
          return value(subtitle, column, position);
        case 'status':
          return value(state, column, position);
        case 'contact':
          return action(actions, column);
        case 'fact':
          return value(state, column, position, `${column.label} `);
        default:
          return fact(added, column, position);
      }
    });
    if (tools.more !== undefined) moreButton(actions, tools.more);
    return {
      className: styles.card ?? '',
      cells: [cell],
      check,
      write: ({ record, texts, title, href }) => {
        linkTo(link, href);
        link.textContent = title || '–';
        columns.forEach((column, position) =>
          writers[position]?.(
            texts[position] ?? '',
            record[column.field.name],
            column.markOf?.(record),
            column.countryOf?.(record),
          ),
        );
      },
      clear: () => {
        link.removeAttribute('href');
        link.textContent = '';
        for (const write of writers) write?.('', undefined);
      },
    };
  };
}

/** Nothing where it is empty; of a yes or no only the yes, said by its label; of states those with a tone. */
function value(parent: HTMLElement, column: GridColumn, position: number, label = ''): Write {
  const slot = parent.appendChild(document.createElement('span'));
  slot.dataset.fact = String(position);
  if (label !== '') slot.appendChild(document.createElement('span')).textContent = label;
  if (column.isJoined) slot.dataset.joined = '';
  const write = column.cell(slot, column);
  const { isSwitch } = column.field.type;
  return (text, stored, mark) => {
    const said = !isSwitch ? text : stored === true ? column.label : '';
    const tone = column.field.metadata.tones?.[String(stored)] ?? mark;
    const shown = column.role !== 'status' || tone ? said : '';
    slot.hidden = shown === '';
    write({ text: shown, value: stored, mark });
  };
}

function fact(list: HTMLElement, column: GridColumn, position: number): Write {
  const pair = list.appendChild(document.createElement('div'));
  pair.dataset.fact = String(position);
  const label = pair.appendChild(document.createElement('dt'));
  label.textContent = column.label;
  const slot = pair.appendChild(document.createElement('dd'));
  const write = column.cell(slot, column);
  return (text, stored, mark) => write({ text: text || '–', value: stored, mark });
}

/** A call or a message is a button of its own. */
function action(list: HTMLElement, column: GridColumn): Write {
  const link = list.appendChild(document.createElement('a'));
  link.className = styles.cardAction ?? '';
  link.dataset.kind = column.field.type.name;
  link.tabIndex = -1;
  return (text, stored, _mark, country) => {
    const href = text === '' ? undefined : column.field.type.link?.href(String(stored), country);
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

/** px: title, two lines, and one for each column that the user added. */
export function cardHeight(columns: readonly GridColumn[]): number {
  return 88 + 22 * columns.filter(({ role }) => role === 'added').length;
}

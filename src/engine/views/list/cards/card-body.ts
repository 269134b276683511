import { badgeClass, badgeColors } from '../../../../ui/status-badge-style';
import type { Mark } from '../../../fields/use-field-texts';
import type { RuleText } from '../../values/use-rule-texts';
import type { GridColumn } from '../rows/grid-column';
import styles from './card.module.css';
import checkStyles from '../rows/check.module.css';
import { cardLines } from './card-lines';
import {
  gridCell,
  linkTo,
  type MakeBody,
  recordLink,
  type RowTools,
  selectionCheck,
} from '../rows/row-body';

type Write = (text: string, value: unknown, mark?: Mark, country?: string) => void;

/** Draws one cell: title and figure, what it is, its state, and what can be done at once. */
export function cardBody(
  columns: readonly GridColumn[],
  titleFields: readonly string[],
  tools: RowTools,
): MakeBody {
  const lines = cardLines(addedTo(columns, titleFields), tools.narrow);
  const leads = columns.flatMap(({ role }, position) => (role === 'lead' ? [position] : []));
  const leadOf = (texts: readonly string[]) =>
    leads
      .map((one) => texts[one])
      .join(' ')
      .trim();
  // Lets a fact on a line of its own take all of it.
  const alone = new Set(lines.filter((line) => line.length === 1).flat());
  const added = new Set(lines.flat());
  return (row) => {
    const cell = gridCell(row, 0, styles.cardCell ?? '');
    if (!hasSummary(columns)) cell.dataset.plain = '';
    if (longStates(columns) > 1) cell.dataset.states = '';
    if (!hasSubtitle(columns)) cell.dataset.short = '';
    const part = (kind: string, className = '', parent = cell) => {
      const element = parent.appendChild(document.createElement(kind));
      element.className = className;
      return element;
    };
    const head = part('span', styles.head);
    const check =
      tools.check === undefined
        ? undefined
        : selectionCheck(head, tools.check, checkStyles.check ?? '');
    const link = recordLink(head, styles.cardLink ?? '');
    const actions = part('span', styles.cardActions, head);
    const subtitle = part('span', styles.subtitle);
    const state = part('span', styles.state);
    const tone = toneBadge(state);
    const figure = part('span', styles.figure);
    const facts = part('dl', styles.facts);
    const writers = columns.map((column, position): Write | undefined => {
      switch (column.role) {
        case 'figure':
          return figureOf(figure, column, position);
        case 'subtitle':
          return value(subtitle, column, position);
        case 'words':
        case 'status':
          return value(state, column, position);
        case 'contact':
          return action(actions, column);
        case 'fact':
          return value(state, column, position, `${column.label} `);
        default:
          return added.has(column) ? fact(facts, column, position, alone.has(column)) : undefined;
      }
    });
    if (tools.more !== undefined) moreButton(actions, tools.more);
    return {
      className: styles.card ?? '',
      cells: [cell],
      check,
      write: ({ of: { record, title, href, tone: toned }, texts }) => {
        linkTo(link, href);
        link.textContent = leadOf(texts) || title || '–';
        tone(toned && saysState(columns, texts, toned.text) ? undefined : toned);
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
        tone(undefined);
        for (const write of writers) write?.('', undefined);
      },
    };
  };
}

/**
 * Writes a value: nothing where it is empty; of a yes or no only the yes, said by its label; of states those with a
 * tone.
 */
function value(parent: HTMLElement, column: GridColumn, position: number, label = ''): Write {
  const slot = parent.appendChild(document.createElement('span'));
  slot.dataset.fact = String(position);
  if (label !== '') {
    const term = slot.appendChild(document.createElement('span'));
    term.className = styles.term ?? '';
    term.textContent = label;
  }
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

/** Tells whether a state has the very same words. */
function saysState(columns: readonly GridColumn[], texts: readonly string[], words: string) {
  return columns.some(
    ({ role, field, label }, position) =>
      role === 'status' && (field.type.isSwitch ? label : texts[position]) === words,
  );
}

/** Badge with the rule that colours the record. */
function toneBadge(parent: HTMLElement): (toned: RuleText | undefined) => void {
  const badge = document.createElement('span');
  badge.className = badgeClass;
  return (toned) => {
    if (!toned) return badge.remove();
    badge.textContent = toned.text;
    Object.assign(badge.style, badgeColors(toned.tone));
    return parent.prepend(badge);
  };
}

/** Writes the figure with its label: amounts look alike. */
function figureOf(parent: HTMLElement, column: GridColumn, position: number): Write {
  const write = value(parent, column, position, `${column.short} `);
  return (text, stored, mark) => {
    parent.toggleAttribute('data-quiet', stored === 0);
    write(text, stored, mark);
  };
}

function fact(list: HTMLElement, column: GridColumn, position: number, isAlone: boolean): Write {
  const pair = list.appendChild(document.createElement('div'));
  if (isAlone) pair.dataset.wide = '';
  pair.dataset.fact = String(position);
  const label = pair.appendChild(document.createElement('dt'));
  label.textContent = column.short;
  const slot = pair.appendChild(document.createElement('dd'));
  const write = column.cell(slot, column);
  return (text, stored, mark) => write({ text: text || '–', value: stored, mark });
}

/** Button for a call or a message. */
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

/** Height in px: the title, the lines of a summary, and what stands below. */
export function cardHeight(
  columns: readonly GridColumn[],
  titleFields: readonly string[],
  narrow: boolean,
): number {
  const lines = cardLines(addedTo(columns, titleFields), narrow).length;
  const states = narrow && longStates(columns) > 1 ? 24 : 0;
  const summary = (hasSubtitle(columns) ? 95 : 73) + states;
  return (hasSummary(columns) ? summary : 40) + (lines > 0 ? 22 * lines + 8 : 0);
}

/** Counts states and facts that may be long; a yes or no is short, and rarely shown. */
function longStates(columns: readonly GridColumn[]): number {
  return columns.filter(
    ({ role, field }) => (role === 'status' || role === 'fact') && !field.type.isSwitch,
  ).length;
}

/**
 * Returns the columns below the summary, with their labels: those the user added, and all columns of rows that have no
 * summary.
 */
function addedTo(columns: readonly GridColumn[], titleFields: readonly string[]) {
  return columns.filter(
    ({ role = 'added', field }) => role === 'added' && !titleFields.includes(field.name),
  );
}

function hasSubtitle(columns: readonly GridColumn[]): boolean {
  return columns.some(({ role }) => role === 'subtitle');
}

function hasSummary(columns: readonly GridColumn[]): boolean {
  return columns.some(({ role }) => role !== undefined);
}

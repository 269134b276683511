import type { AnyFieldMetadata } from '../../schemas/define';
import type { PropertySchema } from '../../src/engine/application/entity-schema';
import type { CellContent, CellType } from '../../src/engine/fields/cell-type';
import { fieldsOf } from '../../src/engine/fields/fields-of';
import type { FieldType } from '../../src/engine/fields/field-type';
import { valueFormatter } from '../../src/engine/fields/value-formatter';
import { trialTexts } from './trial-texts';

export interface CellTypeTrial {
  /** Types as an application registers them. */
  types: readonly FieldType[];
  /** Property of the contract whose values it shows. */
  property: PropertySchema;
  metadata?: AnyFieldMetadata;
  /** Values as the wire carries them, none of them empty. */
  values: readonly unknown[];
}

/**
 * Finds what a cell gets wrong of what lists, cards and records count on, a sentence each; none for one that may be
 * used. Needs a document, as a browser or jsdom has it.
 */
export function cellTypeMistakes(
  cell: CellType,
  { types, property, metadata = {}, values }: CellTypeTrial,
): string[] {
  const mistakes = new Set<string>();
  const { tried: field } = fieldsOf(
    'Tried',
    { properties: { tried: property } },
    { tried: { ...metadata, cell: 'tried' } },
    {},
    types,
    { tried: cell },
  );
  if (!field) throw new Error('there is no field to try it on');
  const begin = () => {
    const element = document.createElement('div');
    return { element, write: cell.draw(element, { field, label: 'Tried' }) };
  };
  const format = valueFormatter(field, trialTexts('de'));
  const contents = [...values, null].map((value): CellContent => ({ value, text: format(value) }));
  // A value of another type than the contract's, whose text would be markup.
  const hostile: CellContent = { value: markup, text: markup };
  const recycled = begin();
  for (const content of [...contents, hostile, ...contents.toReversed()]) {
    const said = JSON.stringify(content.value);
    const fresh = begin();
    try {
      fresh.write(content);
      recycled.write(content);
    } catch (error) {
      mistakes.add(`${said} cannot be drawn: ${String(error)}`);
      continue;
    }
    if (content.value === null) {
      if (textOf(fresh.element).trim() !== '') mistakes.add('what is empty shows something');
    } else if (content.text === '') {
      mistakes.add(`${said} reads as nothing`);
    } else if (!textOf(fresh.element).includes(content.text)) {
      mistakes.add(`${said} is drawn without its text «${content.text}»: nobody could read it out`);
    }
    if (looksOf(recycled.element) !== looksOf(fresh.element))
      mistakes.add(`${said} looks otherwise in a cell that showed another value before`);
    if (fresh.element.querySelector('b') !== null)
      mistakes.add('a text becomes markup: use textContent');
    if ([...fresh.element.querySelectorAll<HTMLElement>('*')].some(({ tabIndex }) => tabIndex >= 0))
      mistakes.add('something in it takes the focus, which the keys of a list would never reach');
  }
  if (cell.width !== undefined && cell.width !== 'values' && cell.width < 48)
    mistakes.add('its column is narrower than 48 px');
  return [...mistakes];
}

const markup = '<b>bold</b>';

/** Returns the element's content as it is seen. */
function looksOf(element: HTMLElement): string {
  return without(element, '[hidden]').innerHTML;
}

/** Returns the element's text as it is read out. */
function textOf(element: HTMLElement): string {
  return without(element, '[hidden], [aria-hidden=true]').textContent;
}

function without(element: HTMLElement, left: string): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll(left)) one.remove();
  return copy;
}

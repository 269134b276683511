import type { AnyFieldMetadata } from '../../schemas/define';
import type { PropertySchema } from '../../src/engine/application/entity-schema';
import { fieldsOf } from '../../src/engine/fields/fields-of';
import type { FieldType } from '../../src/engine/fields/field-type';
import { valueFormatter } from '../../src/engine/fields/value-formatter';
import { trialTexts } from './trial-texts';

export interface FieldTypeTrial {
  /** Types as an application registers them, the tried one among them. */
  types: readonly FieldType[];
  /** Property of the contract that gets the type. */
  property: PropertySchema;
  metadata?: AnyFieldMetadata;
  /** Values as the wire carries them, none of them empty. */
  values: readonly unknown[];
  /** Names of lists that its values may be chosen from. */
  lookups?: readonly string[];
}

/**
 * Finds what a type of field gets wrong of what the engine counts on, a sentence each; none for one that may be used.
 */
export async function fieldTypeMistakes(
  type: FieldType,
  { types, property, metadata = {}, values, lookups = [] }: FieldTypeTrial,
): Promise<string[]> {
  const mistakes: string[] = [];
  const say = (text: string) => void mistakes.push(`${type.name}: ${text}`);
  const known = Object.fromEntries(lookups.map((name) => [name, {}]));
  const { tried: field } = fieldsOf(
    'Tried',
    { properties: { tried: property } },
    { tried: metadata },
    known,
    types,
  );
  if (types.filter(({ name }) => name === type.name).length !== 1) say('its name is not its own');
  if (field?.type !== type) say(`a property like this gets the type «${field?.type.name}»`);
  if (!field || mistakes.length > 0) return mistakes;

  for (const language of ['de', 'en', 'fr']) {
    const format = valueFormatter(field, trialTexts(language));
    for (const value of values) {
      if (format(value) === '') say(`${JSON.stringify(value)} reads as nothing (${language})`);
    }
    if (format(null) !== '') say('what is empty does not read as nothing');
  }
  const cell = type.sheet;
  for (const value of cell ? values : []) {
    const held = cell?.value(value, () => valueFormatter(field, trialTexts('de'))(value));
    if (held !== undefined && !['number', 'boolean'].includes(typeof held)) {
      say(`a sheet's cell of ${JSON.stringify(value)} is neither number nor yes or no`);
    }
  }
  const { operators, usual, parse } = type.comparison;
  if (operators.length === 0) say('filters can ask nothing of it');
  if (!['~', '='].includes(usual)) say('its usual comparison is none');
  if (typeof parse('?', field) === 'object') say('its comparison reads no text');
  const href = type.link?.href('javascript:alert(1)');
  if (href?.startsWith('javascript:')) say('its link runs code of the record');
  if (typeof type.width === 'number' && type.width < 48) say('its column is narrower than 48 px');

  const editing = await type.loadEditing();
  if (!editing.Widget) say('it has no widget');
  const context = { now: { day: '2026-06-30', time: '12:00' }, choices: [], language: 'de' };
  try {
    editing.readCopied?.('§ nothing of the kind', field, context);
  } catch {
    say('a copied text that means nothing throws; it should come back as it is');
  }
  return mistakes;
}

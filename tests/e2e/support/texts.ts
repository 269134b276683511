import { ownProduct, playgroundProduct } from '../../support/products';
import { readTexts, type Texts } from '../../../compiler/application/read-texts';
import { schemaKeys, titleKeys, type Labelled } from '../../../src/engine/labels/label-keys';

export type Language = 'de' | 'en' | 'fr';

const product = ownProduct.locales;
const playground = playgroundProduct.locales;

/** Returns a text as the page shows it: `record:edit`. Throws when there is none. */
export function text(key: string, language: Language = 'de'): string {
  return firstOf([key], language, product);
}

/** Returns the label of a schema's field. */
export function fieldText(
  schema: string,
  field: string,
  language: Language = 'de',
  folders = product,
): string {
  return firstOf(schemaKeys(schema, `fields.${field}`), language, folders);
}

/** Returns the title of a screen. */
export function titleText(screen: Labelled, language: Language = 'de', folders = product): string {
  const title = firstOf(titleKeys(screen), language, folders);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Returns a label of a schema of the playground: `fields.anzahl` of `Gadget`. */
export function playgroundText(schema: string, path: string, language: Language = 'de'): string {
  return firstOf(schemaKeys(schema, path), language, playground);
}

function firstOf(keys: readonly string[], language: Language, folders: readonly string[]): string {
  const all = readTexts(language, folders);
  for (const key of keys) {
    const found = key.split(/[:.]/).reduce<Texts | string | undefined>(partOf, all);
    if (typeof found === 'string') return found;
  }
  throw new Error(`no text «${keys.join('», «')}» in ${folders.join(', ')}, ${language}`);
}

function partOf(texts: Texts | string | undefined, name: string): Texts | string | undefined {
  return typeof texts === 'object' ? texts[name] : undefined;
}

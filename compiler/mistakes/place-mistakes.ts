import type { AnyDefinition, TabDefinition } from '../../src/engine/define/definition';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import { orRather } from '../nearest-name';
import type { RegisteredTypes } from '../application/registered-types';
import type { PathMistake } from './row-path-mistakes';

/** Function that returns the properties of a schema; undefined where they are not known. */
type PropertiesOf = (schema: string) => Readonly<Record<string, unknown>> | undefined;

/**
 * Finds what is wrong between screens: two of one number, and embedded ones that do not name the record around them.
 */
export function placeMistakes(
  screens: readonly AnyDefinition[],
  types: RegisteredTypes,
  propertiesOf: PropertiesOf,
): PathMistake[] {
  return screens.flatMap((screen, index) => {
    const { name, number } = screen;
    const same = screens.slice(0, index).find((other) => other.number === number);
    return [
      ...(number !== undefined && same
        ? [{ screen: name, path: 'number', text: `number ${number} is that of ${same.name}, too` }]
        : []),
      ...screen.tabs.flatMap((tab) =>
        embeddingMistakes(tab, screens, types, propertiesOf).map((text) => ({
          screen: name,
          path: 'by',
          text,
        })),
      ),
    ];
  });
}

function embeddingMistakes(
  tab: TabDefinition,
  screens: readonly AnyDefinition[],
  types: RegisteredTypes,
  propertiesOf: PropertiesOf,
): string[] {
  const embeds = tabTypeOf(types, tab).embeds?.(tab);
  const { schema } = screens.find(({ name }) => name === embeds?.screen) ?? {};
  const fields = schema === undefined ? undefined : propertiesOf(schema);
  if (!embeds || !fields || embeds.by in fields) return [];
  const params = [...(embeds.list ?? '').matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  if (params.includes(embeds.by)) return [];
  const nearest = orRather(embeds.by, [...params, ...Object.keys(fields)]);
  return [`by of tab «${tab.name}» names «${embeds.by}», no property of ${schema}${nearest}`];
}

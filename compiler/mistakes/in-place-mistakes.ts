import type { AnyDefinition } from '../../src/engine/define/definition';
import { tabTypeOf } from '../../src/engine/screens/tab-type';
import type { DefinitionMistake } from './definition-mistakes';
import type { ScreenContract } from './screen-contract';

/** Fields that nobody can change in the record, either. Those that there are not are said elsewhere. */
export function inPlaceMistakes(
  screen: AnyDefinition,
  { schemas, types }: Pick<ScreenContract, 'schemas' | 'types'>,
): DefinitionMistake[] {
  if (screen.schema === undefined || !Array.isArray(screen.inPlace)) return [];
  const { schema, tabs } = screen;
  const inForms = new Set(
    tabs.flatMap((tab) =>
      (tabTypeOf(types, tab).sections?.(tab) ?? []).flatMap(({ fields }) => fields),
    ),
  );
  return (screen.inPlace as readonly string[]).flatMap((name) => {
    const property = schemas[schema]?.properties?.[name];
    if (!property) return [];
    if (property.readOnly || property['x-create-only'])
      return [{ name, sentence: `inPlace names «${name}» of ${schema}, which takes no input` }];
    if (inForms.has(name)) return [];
    return [{ name, sentence: `inPlace names «${name}», which stands in no form of the screen` }];
  });
}

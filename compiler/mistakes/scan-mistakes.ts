import type { JsonSchema } from '../../schemas/contract/document';
import type { AnyDefinition } from '../../src/engine/define/definition';
import type { DefinitionMistake } from './definition-mistakes';
import type { ScreenContract } from './screen-contract';

/** Fields that hold no code, or that the list cannot look it up in. Those that there are not are said elsewhere. */
export function scanMistakes(
  screen: AnyDefinition,
  { schemas, limits = {} }: Pick<ScreenContract, 'schemas' | 'limits'>,
): DefinitionMistake[] {
  if (screen.schema === undefined) return [];
  const { schema, scans = [], api } = screen;
  const { lacks, equal } = limits[api.list] ?? {};
  return scans.flatMap((name) => {
    const property = schemas[schema]?.properties?.[name];
    if (!property) return [];
    if (!holdsText(property))
      return [{ name, sentence: `scans names «${name}» of ${schema}, which holds no text` }];
    if (!lacks?.includes('filter') && equal?.includes(name) !== false) return [];
    return [{ name, sentence: `scans names «${name}», which ${api.list} does not filter by` }];
  });
}

const holdsText = ({ type, format }: JsonSchema) =>
  [type].flat().includes('string') && !/^(date|time)/.test(format ?? '');

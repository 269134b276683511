import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CountedList } from '../../schemas/contract/start-blocks';
import type { AnyDefinition } from '../../src/engine/define/definition';
import type { HomeBlock } from '../../src/engine/screens/home-block';
import { runModule } from '../../compiler/application/run-module.ts';

/**
 * Returns what screens put on the start page, in the order of the navigation, with the contract's facts about it.
 * `generated`: the folder of the generated contract.
 */
export async function homeBlocks(
  definitions: readonly AnyDefinition[],
  generated: string,
): Promise<HomeBlock[]> {
  const file = join(generated, 'start.ts');
  const { start } = existsSync(file)
    ? await runModule<{ start: Readonly<Record<string, CountedList>> }>(file)
    : { start: {} };
  return definitions.flatMap((definition): HomeBlock[] => {
    const { name: screen, home } = definition;
    if (!home) return [];
    const { key = screen, figures = {}, tab, usersWith } = home;
    const block = { key, screen, ...(usersWith && { usersWith }) };
    if (tab !== undefined) return [{ ...block, tab }];
    if (definition.schema === undefined) return [];
    const { schema, api } = definition;
    const counted = start[schema];
    return [
      {
        ...block,
        schema,
        list: counted?.list ?? api.list,
        ...(counted && { block: counted.name }),
        figures: Object.entries(figures).map(([name, tone]) => {
          const { sum, order } = counted?.figures[name] ?? {};
          const [first] = (order ?? '').split(',');
          return {
            name,
            tone: tone ?? 'grey',
            ...(sum !== undefined && { sum }),
            ...(sum === undefined && first && { tells: first.replace(/^-/, '') }),
          };
        }),
      },
    ];
  });
}

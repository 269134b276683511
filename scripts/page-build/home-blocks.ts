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
  return definitions.flatMap(({ name: screen, schema, home }): HomeBlock[] => {
    if (!home) return [];
    const { key = screen, figures = {}, tab } = home;
    if (tab !== undefined) return [{ key, screen, tab }];
    const counted = schema === undefined ? undefined : start[schema];
    if (schema === undefined || !counted) return [];
    return [
      {
        key,
        screen,
        schema,
        list: counted.list,
        block: counted.name,
        figures: Object.entries(figures).map(([name, tone]) => {
          const { sum, order } = counted.figures[name] ?? {};
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

import type { Engine } from '../../engine/application/context';
import type { ScreenEntry } from '../../engine/application/registry';

/** The screens whose records the user may create by themselves, in navigation order. */
export async function creatableScreens({
  registry,
  can,
}: Pick<Engine, 'registry' | 'can'>): Promise<readonly ScreenEntry[]> {
  const entries = registry.entries.filter(({ standalone, schema }) => standalone && schema);
  const created = await Promise.all(
    entries.map(async (entry) => {
      const { create } = (await registry.loadScreen(entry.name)).api;
      return !create.includes('{') && can(`POST ${create}`);
    }),
  );
  return entries.filter((_, index) => created[index]);
}

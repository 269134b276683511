import type { Engine } from '../../engine/application/context';
import type { ScreenEntry } from '../../engine/application/registry';

/** Record that may be created, plain or with the values of a preset of its screen. */
export interface Creatable {
  screen: ScreenEntry;
  /** Name of the preset. */
  preset: string | undefined;
  path: string;
  /** Typed outside of a field it leads there. */
  number: number | undefined;
}

/** Lists the new records that the user may create by themselves, in navigation order. */
export function creatableRecords({
  registry,
  can,
}: Pick<Engine, 'registry' | 'can'>): readonly Creatable[] {
  return registry.entries
    .filter(
      ({ standalone, create }) =>
        standalone && create !== undefined && !create.includes('{') && can(`POST ${create}`),
    )
    .flatMap((screen) => offeredBy(screen, can));
}

function offeredBy(screen: ScreenEntry, can: Engine['can']): readonly Creatable[] {
  const path = `/${screen.name}/new`;
  const { presets = [] } = screen;
  if (presets.length === 0) return [{ screen, preset: undefined, path, number: undefined }];
  return presets
    .filter(({ right }) => right === undefined || can(right))
    .map(({ name, query, number }) => ({
      screen,
      preset: name,
      path: `${path}?${query}`,
      number,
    }));
}

import type { JsonSchema } from '../../schemas/contract/document';
import type { AnyDefinition } from '../../src/engine/define/definition';
import { orRather } from '../nearest-name';
import type { DefinitionMistake } from './definition-mistakes';

type Figures = Readonly<Record<string, { filter?: string }>>;

/**
 * Figures on the start page that the contract does not count though it counts others of the list, that no view of the
 * list shows, or whose view has other rows than are counted; a tab there that the screen does not have.
 */
export function homeMistakes(
  screen: AnyDefinition,
  schemas: Readonly<Record<string, JsonSchema>>,
): DefinitionMistake[] {
  const { home, tabs } = screen;
  const { tab } = home ?? {};
  const ofTab =
    tab === undefined || tabs.some(({ name }) => name === tab)
      ? []
      : [
          {
            name: tab,
            sentence: `home names tab «${tab}», which there is not${orRather(
              tab,
              tabs.map(({ name }) => name),
            )}`,
          },
        ];
  const counted = countedOf(screen.schema === undefined ? undefined : schemas[screen.schema]);
  const isCounted = Object.keys(counted).length > 0;
  const views = screen.schema === undefined ? [] : (screen.views ?? []);
  const ofFigures = Object.keys(home?.figures ?? {}).flatMap((name) => {
    const figure = counted[name];
    if (!figure && isCounted) {
      const rather = orRather(name, Object.keys(counted));
      return [
        { name, sentence: `home shows «${name}», which the contract does not count${rather}` },
      ];
    }
    const view = views.find((one) => one.name === name);
    if (!view) {
      const rather = orRather(
        name,
        views.map((one) => one.name),
      );
      return [{ name, sentence: `home shows «${name}», which is no view of the list${rather}` }];
    }
    const shown = (view.filter ?? []).map((term) => [term].flat().join('|')).join(',');
    if (!figure || shown === figure.filter) return [];
    return [
      {
        name,
        sentence: `view «${name}» shows ${shown || 'everything'}, the contract counts ${figure.filter}`,
      },
    ];
  });
  return [...ofTab, ...ofFigures];
}

function countedOf(schema: JsonSchema | undefined): Figures {
  const resource = schema?.['x-resource'] as { start?: Figures } | undefined;
  return resource?.start ?? {};
}

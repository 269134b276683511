import type { QueryClient } from '@tanstack/react-query';
import { localTimeOf } from '../../../schemas/rules/company-time';
import type { Engine } from '../../engine/application/context';
import { fieldsQuery } from '../../engine/data/fields-query';
import { visits } from '../../engine/data/visits';
import { presetTerms } from '../../engine/define/create-presets';
import type { ScreenDefinition } from '../../engine/define/definition';
import { recordPath } from '../../engine/screens/record-path';
import { tabTypeOf } from '../../engine/screens/tab-type';
import type { RunningCall } from './running-call';

/** Record on the way to the open one: its screen and its path. */
interface Step {
  definition: ScreenDefinition;
  path: string;
  id: string;
}

interface Dialled {
  /** Path of the record that shows the number. */
  path: string;
  number: string;
  subject: string;
  now: number;
}

/**
 * Prepares the form in which a call begun at a number of a record is written down: in the nearest record around it with
 * a tab whose screen says so (`create.calls`), and with the records inside that one. Undefined where there is none, or
 * where the user may create nothing there.
 */
export async function callLog(
  { path, number, subject, now }: Dialled,
  { registry, can }: Pick<Engine, 'registry' | 'can'>,
  client: QueryClient,
): Promise<RunningCall | undefined> {
  const steps = await stepsOf(path, registry);
  for (const [index, step] of [...steps.entries()].reverse()) {
    for (const tab of step.definition.tabs) {
      const embedded = tabTypeOf(registry, tab).embeds?.(tab);
      const log = embedded && (await registry.loadScreen(embedded.screen));
      const calls = log?.create?.calls;
      if (!calls || !can(`POST ${log.api.create}`)) continue;
      const fields = await client.ensureQueryData(fieldsQuery(registry, log.schema));
      const inside = steps.slice(index + 1).flatMap(({ definition: { schema }, id }) => {
        const names = Object.values(log.create?.query ?? {});
        const name = names.find((one) => fields[one]?.lookup === schema);
        return name === undefined ? [] : [[name, id] as const];
      });
      const values = {
        ...calls.values,
        ...Object.fromEntries(inside),
        [calls.begin]: localTimeOf(new Date(now)),
        ...(calls.subject !== undefined && { [calls.subject]: subject }),
      };
      return {
        path: `${step.path}/${tab.name}/new`,
        query: new URLSearchParams(presetTerms(log, values)).toString(),
        minutes: presetTerms(log, { [calls.minutes]: 0 })[0]?.[0] ?? '',
        number,
        title: visits.get().find((visit) => visit.path === path)?.title ?? '',
        since: now,
      };
    }
  }
  return undefined;
}

/** Returns the records that an address names, the outermost first. */
async function stepsOf(path: string, registry: Engine['registry']): Promise<readonly Step[]> {
  const [, name = '', ...rest] = path.split('/');
  const entry = registry.entries.find((one) => one.name === name);
  if (entry?.schema === undefined) return [];
  const steps: Step[] = [];
  let [definition, at] = [await registry.loadScreen(name), `/${name}`];
  for (let index = 0; index < rest.length; index += 2) {
    const [id = '', tabName] = rest.slice(index);
    if (id === '' || id === 'new' || id === 'scanner') break;
    const own = decodeURIComponent(id);
    at = recordPath(at, own);
    steps.push({ definition, path: at, id: own });
    const tab = definition.tabs.find((one) => one.name === tabName);
    const embedded = tab && tabTypeOf(registry, tab).embeds?.(tab);
    if (!embedded) break;
    definition = await registry.loadScreen(embedded.screen);
    at = `${at}/${tabName ?? ''}`;
  }
  return steps;
}

import type { ContractModel, LeftOut, ReasonCode, Resource } from './resources/model';

/** Number of lists named for a cause unless all are asked for. */
const FEW = 5;

const causes: Readonly<Record<ReasonCode, string>> = {
  'record-missing': 'nothing reads one of their rows',
  'id-unknown': 'no field of their rows names the record',
  'many-parameters': 'their records are named by several parameters',
  'record-no-object': 'what reads one of their rows answers no JSON object',
  'rows-ambiguous': 'the rows may stand in several members',
  'rows-no-records': 'the rows are single values',
  'parameter-required': 'a parameter must be sent each time',
  ignored: 'the configuration leaves them out',
};

/** Writes «42 screens possible; 17 lists left out because …», what each screen can do, and what helps the others. */
export function reportText(model: ContractModel, all = false): string {
  const { resources, leftOut } = model;
  const alone = resources.filter(({ list }) => list.below.length === 0);
  const below = resources.length - alone.length;
  const standing =
    below === 0 ? '' : ` (${alone.length} by themselves, ${below} below a record of another)`;
  const head = `${counted(resources.length, 'screen')} possible${standing}`;
  const without = leftOut.length === 0 ? '' : `; ${counted(leftOut.length, 'list')} left out:`;
  return [
    `${model.title} ${model.version}, ${model.operations} operations`.trim(),
    `${head}${without}`,
    ...groups(leftOut).map(([code, lists]) => `  ${lists.length} because ${causes[code]}`),
    ...(resources.length > 0 ? ['', ...resources.map(resourceLine)] : []),
    ...(leftOut.length > 0 ? ['', 'Left out, and what says more in the configuration:'] : []),
    ...shownOf(leftOut, all).map(
      ({ path, reason, help }) => `  ${path}: ${reason}\n    lists: { '${path}': { ${help} } }`,
    ),
    ...(shownOf(leftOut, all).length < leftOut.length ? ['  … and the rest with --all'] : []),
    '',
  ].join('\n');
}

/** Picks a few of each cause, in the order of the document. */
function shownOf(leftOut: readonly LeftOut[], all: boolean): readonly LeftOut[] {
  if (all) return leftOut;
  const few = new Set(groups(leftOut).flatMap(([, lists]) => lists.slice(0, FEW)));
  return leftOut.filter((one) => few.has(one));
}

function resourceLine({ name, list, record, create, change, remove }: Resource): string {
  const ways = [
    'list',
    'read',
    ...(create ? ['create'] : []),
    ...(change ? [`change (${change.method})`] : []),
    ...(remove ? ['remove'] : []),
  ];
  const lists = [
    list.paging.style === 'whole' ? 'all at once' : `by ${list.paging.style}`,
    ...(list.total ? ['counted'] : []),
    ...(list.sorting ? ['ordered'] : []),
    ...(list.search === undefined ? [] : ['searched']),
    ...(list.filters.length > 0 ? [`filtered by ${list.filters.length}`] : []),
  ];
  const below = list.below.length === 0 ? '' : `, below ${list.below.join(' and ')}`;
  return `  ${name}  ${list.path} → ${record.path}  ${ways.join(', ')}; ${lists.join(', ')}${below}`;
}

function groups(all: readonly LeftOut[]): [ReasonCode, LeftOut[]][] {
  const found = new Map<ReasonCode, LeftOut[]>();
  for (const one of all) found.set(one.code, [...(found.get(one.code) ?? []), one]);
  return [...found].sort(([, a], [, b]) => b.length - a.length);
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

import type { Field } from '../fields/field';
import { isPart } from '../groups/field-part';
import { keyFigures, mainFigure } from './key-figures';
import type { Place } from './place';

const isPostalCode = isPart('postal-code');

/** Fields of a whereabouts, which say more than a further column. */
const whereabouts = [isPostalCode, isPart('city'), isPart('street')];

/** Summary of what matters about a record besides its title: by the definition, else derived. */
export interface Summary {
  subtitle: readonly Field[];
  figure: Field | undefined;
  status: readonly Field[];
  facts: readonly Field[];
  picture: Field | undefined;
}

/** Most fields: as many as one line has room for; two more are facts. */
const MOST = 3;

export function summaryOf({ definition, title, fields }: Place): Summary {
  const { columns, summary = {} } = definition;
  const all = Object.values(fields);
  const named = (names: readonly string[]) => names.flatMap((name) => fields[name] ?? []);
  const status = summary.status
    ? named(summary.status)
    : all.filter(({ metadata }) => metadata.tones ?? metadata.mark);
  const told = [...title, ...status.map(({ name }) => name)];
  const untold = columns.map(({ field }) => field).filter((name) => !told.includes(name));
  const where = whereabouts.flatMap((isIt) => all.find(isIt)?.name ?? []);
  const figure = mainFigure(keyFigures(definition));
  return {
    subtitle: named(
      summary.subtitle ?? [...untold.slice(0, where.length > 0 ? 1 : MOST), ...where],
    ),
    figure: fields[summary.figure ?? figure?.field ?? ''],
    status,
    facts: named(summary.facts ?? untold.slice(MOST, MOST + 2)),
    picture:
      summary.picture === undefined
        ? all.find(({ property }) => property['x-image'])
        : fields[summary.picture],
  };
}

/** Joins values into one line; empty ones are left out. */
export function summaryLine(fields: readonly Field[], textOf: (field: Field) => string): string {
  let line = '';
  let before: Field | undefined;
  for (const field of fields) {
    const text = textOf(field);
    if (text === '') continue;
    if (before) line += isPostalCode(before) ? ' ' : ' · ';
    line += text;
    before = field;
  }
  return line;
}

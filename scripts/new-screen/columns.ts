import type { JsonSchema } from '../../schemas/contract/document';
import { titleFields } from '../../schemas/contract/title-fields';
import { isProse, isTechnical, readsLikeProse, shownFields, ways } from './shown-fields';

/** Most columns: as many as a screen of 1440 px shows beside the navigation. */
const MOST_COLUMNS = 8;

/**
 * Chooses the columns of a list: what records are called, then what must be there, then what tells most in little room.
 */
export function columnsOf(entity: JsonSchema): string[] {
  const title = titleFields(entity);
  const rank = (name: string): number => {
    const property = entity.properties?.[name] ?? {};
    if (title.includes(name)) return 0;
    if (isTechnical(name, property)) return 5;
    const types = [property.type].flat();
    if (types.includes('object')) return 3;
    if (entity.required?.includes(name)) return 1;
    if (types.includes('boolean')) return 4;
    const isLong = Number(property.maxLength ?? 0) > 60;
    return isLong || ways.includes(property.format ?? '') ? 3 : 2;
  };
  const shown = shownFields(entity).filter((name) => {
    const property = entity.properties?.[name] ?? {};
    const types = [property.type].flat();
    const isObject = types.includes('object') || property.properties !== undefined;
    const isValue = !types.includes('array') && (!isObject || 'x-shown' in property);
    const isLong = !title.includes(name) && (isProse(property) || readsLikeProse(name, property));
    return isValue && !isLong && !property.writeOnly && !property['x-image'];
  });
  const chosen = shown
    .map((name, place) => ({ name, place, rank: rank(name) }))
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .slice(0, MOST_COLUMNS)
    .sort((a, b) => Number(a.rank > 0) - Number(b.rank > 0) || a.place - b.place);
  // In the order of the title, which is how people say it.
  const first = title.filter((name) => chosen.some((one) => one.name === name));
  return [...first, ...chosen.map(({ name }) => name).filter((name) => !first.includes(name))];
}

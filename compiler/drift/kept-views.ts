import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { Drift } from './drift';

/** Renames that a screen declares: former field names → today's. */
export type Renamed = Readonly<Record<string, string>>;

/**
 * Tells what becomes of the views, links and columns that users keep of a list when one of its fields is gone: by a
 * rename that the screen declares they heal; by one that is guessed they would, with the line to add; else they leave
 * the field out.
 */
export function keptViews(
  screen: WrittenScreen & { renamed?: Renamed },
  { kind, schema, field, guess }: Drift,
): Drift[] {
  const isGone = kind === 'field-gone' || kind === 'field-renamed';
  if (!isGone || field === undefined || field.includes('.') || schema !== screen.schema) return [];
  const about = { breaks: false, schema, field };
  const { renamed = {} } = screen;
  const to = renamed[field];
  if (to !== undefined) {
    const text = `what users saved with ${field} (views, links, columns) heals as ${to}`;
    return [{ kind: 'views-heal', ...about, heals: { from: field, to }, text }];
  }
  if (guess !== undefined) {
    const add = renameLine(renamed, field, guess);
    const text = `what users saved with ${field} (views, links, columns) heals as ${guess} with «${add}»`;
    return [{ kind: 'views-heal', ...about, heals: { from: field, to: guess, add }, text }];
  }
  const text = `what users saved with ${field} (views, links, columns) leaves it out and says so`;
  return [{ kind: 'views-touched', ...about, text }];
}

/** Writes all renames of a screen with one more; a field once renamed to the one that goes now gets the newest name. */
function renameLine(renamed: Renamed, from: string, to: string): string {
  const all = Object.entries({ ...renamed, [from]: to }).map(
    ([former, today]) => `${former}: '${today === from ? to : today}'`,
  );
  return `renamed: { ${all.join(', ')} },`;
}

import type { AnyRecord } from '../../define/definition';
import type { LinkAction } from './definition';

/** A record of the other screen, a new one with presets, or its list. */
export function linkTarget({ screen, id, create }: LinkAction, record: AnyRecord): string {
  if (id !== undefined) return `/${screen}/${String(record[id])}`;
  if (!create) return `/${screen}`;
  const query = new URLSearchParams();
  for (const [parameter, field] of Object.entries(create)) {
    const value = record[field];
    if (value !== null && value !== undefined) query.set(parameter, String(value));
  }
  return `/${screen}/new?${query.toString()}`;
}

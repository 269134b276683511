import type { Place } from '../../../../schemas/contract/wire-facts';
import type { AnyRecord, RawAnswer } from '../../dialect';

/** Follows members from outside to inside; undefined where they lead nowhere. */
export function within(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => objectOf(inner)[name], value);
}

/** Wraps a value in members, from outside to inside. */
export function enveloped(value: unknown, path: readonly string[]): unknown {
  return path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
}

export function valueAt({ data, headers }: RawAnswer, place: Place): unknown {
  return place.in === 'header' ? (headers.get(place.name) ?? undefined) : within(data, place.path);
}

export function isObject(value: unknown): value is AnyRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): AnyRecord {
  return isObject(value) ? value : {};
}

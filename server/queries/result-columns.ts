import type { components } from '../../schemas/generated/api';
import { holds } from '../http/access/caller';
import { problem } from '../http/errors/problem';
import { rightToSee } from '../http/access/property-rights';
import { visibleProperty, type ListScope } from '../resources/lists/visible-property';

export type WireColumns = components['schemas']['QueryColumns'];

interface Asked {
  /** Columns of a stored preset; those that are gone or hidden from the caller are skipped. */
  preset: WireColumns | undefined;
  /** Columns of the call; each has to exist and be visible. */
  adhoc: WireColumns | undefined;
  override: boolean;
}

/**
 * Attributes of an answer, in order. The default set is the preset's columns, or all that the caller may see; ad-hoc
 * columns hide and order it, or with `override` replace it. Throws 422 for an ad-hoc column that does not exist, 403
 * for a shown one that needs a right.
 */
export function resultColumns({ preset, adhoc, override }: Asked, scope: ListScope): string[] {
  const visible = visibleAttributes(scope);
  const stored = shown(preset ?? []).filter((name) => visible.includes(name));
  const defaults = stored.length > 0 ? stored : visible;
  if (!adhoc || adhoc.length === 0) return defaults;

  const own = shown(adhoc);
  for (const name of own) visibleProperty(name, scope, 'msg_cunit_attribute_unknown');
  for (const { attribute } of adhoc) requireKnown(attribute, scope);
  if (override) return own;
  const named = new Set(adhoc.map(({ attribute }) => attribute));
  return [
    ...own.filter((name) => defaults.includes(name)),
    ...defaults.filter((name) => !named.has(name)),
  ];
}

/** Attributes of a list that the caller may see, in the contract's order. */
function visibleAttributes(scope: ListScope): string[] {
  return Object.keys(scope.resource.properties).filter((name) => isVisibleAttribute(name, scope));
}

/** Tells whether a list has an attribute and the caller may see it. */
export function isVisibleAttribute(name: string, { resource, caller }: ListScope): boolean {
  if (!Object.hasOwn(resource.properties, name)) return false;
  return holds(caller, rightToSee(resource.properties[name] ?? {}) ?? 'public');
}

function requireKnown(attribute: string, { resource }: ListScope): void {
  if (Object.hasOwn(resource.properties, attribute)) return;
  throw problem(422, 'msg_cunit_attribute_unknown', attribute);
}

/** Columns that are not hidden, by `order`, those without one where they stand. */
function shown(columns: WireColumns): string[] {
  const names = columns
    .map((column, index) => ({ ...column, place: column.order ?? index }))
    .sort((a, b) => a.place - b.place)
    .filter(({ visible }) => visible !== false)
    .map(({ attribute }) => attribute);
  return [...new Set(names)];
}

import { requireRight } from '../../http/access/caller';
import { rightToSee } from '../../http/access/property-rights';
import type { PublicScope } from '../../http/access/scope';
import type { JsonSchema } from '../../http/contract/contract';
import { problem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';

/** Scope of a question about records. */
export interface ListScope extends Pick<PublicScope, 'caller' | 'language'> {
  resource: Resource;
}

/** Finds a property by its name in a filter, an order or a query. Throws 422 with `unknown`, or 403. */
export function visibleProperty(
  name: string,
  { resource, caller }: ListScope,
  unknown: string,
): JsonSchema {
  const property = Object.hasOwn(resource.properties, name) && resource.properties[name];
  // A composite property is neither filtered nor ordered by.
  if (!property || property.items?.properties || property.properties) {
    throw problem(422, unknown, name);
  }
  const right = rightToSee(property);
  if (right !== undefined) requireRight(caller, right);
  return property;
}

import {
  resourceDeclaration,
  type ResourceDeclaration,
} from '../../schemas/contract/resource-declaration';
import { fullMatrix } from './full-matrix';
import { contractOfProduct, definitionsOf, ownProduct, type Product } from './products';
import type { Schema, WalkContract } from './walk/contract-document';
import type { Step } from './walk/walker';

/** Declared resource of a contract with its schema. */
export interface TestedEntity extends ResourceDeclaration {
  code: string | undefined;
  properties: Readonly<Record<string, Schema>>;
}

/** Lists every resource that a contract declares, as its document has them. */
export function entitiesOf({ schemas }: WalkContract): TestedEntity[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const declaration = resourceDeclaration(name, schema as never);
    if (!declaration) return [];
    return [{ ...declaration, code: schema['x-table'], properties: schema.properties ?? {} }];
  });
}

/** Lists what a product declares that our own has not: all of it in the audit, else what its last screen shows. */
export async function addedEntities(product: Product): Promise<TestedEntity[]> {
  const { schemas } = contractOfProduct(ownProduct);
  const added = entitiesOf(contractOfProduct(product)).filter(
    ({ schema }) => !schemas[schema]?.['x-resource'],
  );
  if (fullMatrix) return added;
  const newest = (await definitionsOf(product)).at(-1)?.schema;
  return added.filter(({ schema }) => schema === newest);
}

/** Tells whether a step goes to one of these entities: by its path, or by the list or code that it names. */
export function concerns(entities: readonly TestedEntity[]): (step: Step) => boolean {
  const paths = entities.flatMap(({ lists, record }) => [
    ...lists.map(({ path }) => path),
    ...(record === undefined ? [] : [record]),
  ]);
  const names = new Set([
    ...paths.map((path) => path.slice(1)),
    ...entities.flatMap(({ code }) => code ?? []),
  ]);
  return ({ operation, request: { named = {} } }) =>
    paths.some((path) => operation.path === path || operation.path.startsWith(`${path}/`)) ||
    names.has(Object.values(named).join('/'));
}

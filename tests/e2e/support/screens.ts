import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FieldsDefinition } from '../../../schemas/define';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import type { PageDefinition, ScreenDefinition } from '../../../src/engine/define/definition';
import { definitionsOf, ownProduct } from '../../support/products';

/** Screen, and the record above it that a person opens first, when it does not stand alone. */
export interface ScreenUnderTest {
  definition: ScreenDefinition;
  schema: EntitySchema;
  /** Fields that only some records show. */
  conditional: ReadonlySet<string>;
  /** Screens above, from the top, each with the tab that embeds the next one. */
  above: readonly ScreenAbove[];
}

interface ScreenAbove {
  screen: string;
  tab: string;
  /** Path parameter or field of the embedded records that names the one above. */
  by: string;
  /** List path of this screen, and of what its tab embeds. */
  list: string;
  embedded: string;
}

/** Finds every screen of a product that has a list, with the way to it, in the definitions. */
export async function screensUnderTest(product = ownProduct): Promise<ScreenUnderTest[]> {
  const definitions = (await definitionsOf(product)).filter(
    (of): of is ScreenDefinition => of.schema !== undefined,
  );
  return Promise.all(
    definitions.map(async (definition) => ({
      definition,
      schema: JSON.parse(
        readFileSync(`${product.generated}/schemas/${definition.schema}.json`, 'utf8'),
      ) as EntitySchema,
      conditional: await conditionalFields(
        `${product.generated}/../fields/${definition.schema}.ts`,
      ),
      above: wayTo(definition, definitions),
    })),
  );
}

async function conditionalFields(file: string): Promise<ReadonlySet<string>> {
  if (!existsSync(file)) return new Set();
  const exported = (await import(pathToFileURL(resolve(file)).href)) as Record<
    string,
    Partial<FieldsDefinition>
  >;
  const fields = Object.values(exported).flatMap(({ fields = {} }) => Object.entries(fields));
  return new Set(fields.flatMap(([name, { when }]) => (when ? [name] : [])));
}

/** Finds every screen without list and record. */
export async function pagesUnderTest(): Promise<PageDefinition[]> {
  const definitions = await definitionsOf(ownProduct);
  return definitions.filter((of): of is PageDefinition => of.schema === undefined);
}

function wayTo(
  definition: ScreenDefinition,
  all: readonly ScreenDefinition[],
): ScreenUnderTest['above'] {
  if (definition.standalone) return [];
  for (const parent of all) {
    const tab = parent.tabs.find((of) => of.type === 'screen' && of.screen === definition.name);
    if (tab?.type !== 'screen') continue;
    const embedded = tab.list ?? definition.api.list;
    const step = { tab: tab.name, by: tab.by, list: parent.api.list, embedded };
    return [...wayTo(parent, all), { screen: parent.name, ...step }];
  }
  throw new Error(`screen ${definition.name} neither stands alone nor is embedded anywhere`);
}

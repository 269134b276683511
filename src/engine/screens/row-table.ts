import type { EditedRowsDefinition, ScreenDefinition } from '../define/definition';
import type { Field, Fields } from '../fields/field';
import { tabTypeOf, type TabTypeList } from './tab-type';

/** Order of rows; `max`: the highest number that the field takes. */
export interface RowOrder {
  field: string;
  max: number;
}

export interface RowTable {
  tab: EditedRowsDefinition;
  /** Key in the session's values: the property, or `@` and the tab. */
  name: string;
  schema: string;
  fields: Fields;
  /** Part of the record, and sent with it. */
  isProperty: boolean;
  order: RowOrder | undefined;
  /** Rows that the contract allows. */
  most: number;
}

/** Throws for a property that holds no rows. */
export async function tablesOf(
  { name, tabs }: ScreenDefinition,
  fields: Fields,
  load: { fields: (schema: string) => Promise<Fields>; tabTypes: TabTypeList },
): Promise<readonly RowTable[]> {
  const tables = tabs.flatMap((tab) => tabTypeOf(load, tab).rows?.(tab) ?? []);
  return Promise.all(
    tables.map(async (tab): Promise<RowTable> => {
      const schema = tab.schema ?? fields[tab.property]?.rows;
      if (schema === undefined) {
        throw new Error(
          `screen ${name}: «${String(tab.property)}» of tab ${tab.name} holds no rows`,
        );
      }
      const ofRows = await load.fields(schema);
      return {
        tab,
        name: tab.property ?? `@${tab.name}`,
        schema,
        fields: ofRows,
        isProperty: tab.property !== undefined,
        most: fields[tab.property ?? '']?.property.maxItems ?? Infinity,
        order: orderOf(tab.order === undefined ? undefined : ofRows[tab.order]),
      };
    }),
  );
}

function orderOf(field: Field | undefined): RowOrder | undefined {
  return field && { field: field.name, max: field.property.maximum ?? Number.MAX_SAFE_INTEGER };
}

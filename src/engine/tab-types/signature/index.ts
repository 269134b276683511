import type { TabType } from '../../screens/tab-type';
import { named, shown } from './conventions';
import type { SignatureTab } from './definition';

export const signature: TabType<SignatureTab> = {
  calls: ({ list }) => [`GET ${list}`],
  fields: ({ schema, call }, { tables, fieldsOf }) => {
    const body = tables.bodies[call];
    const entered = [named.name, named.role, named.reason];
    return [
      { as: 'schema', schema, names: there([named.name, ...shown], fieldsOf(schema)) },
      { as: 'call', schema: body, names: there(entered, fieldsOf(body)) },
    ];
  },
  counts: ({ list, schema }) => ({ list, schema }),
  view: () => import('./signature-tab'),
};

function there(names: readonly string[], known: readonly string[]): readonly string[] {
  return names.filter((name) => known.includes(name));
}

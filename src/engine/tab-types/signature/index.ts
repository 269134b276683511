import type { TabType } from '../../screens/tab-type';
import type { SignatureTab } from './definition';

// Written out: it comes with every page, and what stands in `conventions.ts` with this tab.
const entered = ['name', 'rolle', 'grund'];
const read = [...entered, 'art', 'zeitpunkt', 'dokumentHash'];

export const signature: TabType<SignatureTab> = {
  calls: ({ list }) => [`GET ${list}`],
  fields: ({ schema, call }, { tables, fieldsOf }) => {
    const there = (as: string, of: string | undefined, names: readonly string[]) => {
      const known = fieldsOf(of);
      return { as, schema: of, names: names.filter((name) => known.includes(name)) };
    };
    return [there('schema', schema, read), there('call', tables.bodies[call], entered)];
  },
  counts: ({ list, schema }) => ({ list, schema }),
  view: () => import('./signature-tab'),
};

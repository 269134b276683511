import type { TabNames } from '../../screens/names-of-types';
import { named, shown } from './conventions';
import type { SignatureTab } from './definition';

const entered = [named.name, named.role, named.reason];
const read = [named.name, ...shown];

export const signature: TabNames<SignatureTab> = {
  fields: ({ schema, call }, { tables, fieldsOf }) => {
    const there = (as: string, of: string | undefined, names: readonly string[]) => {
      const known = fieldsOf(of);
      return { as, schema: of, names: names.filter((name) => known.includes(name)) };
    };
    return [there('schema', schema, read), there('call', tables.bodies[call], entered)];
  },
};

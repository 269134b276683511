import type { Mutation } from './contract-mutations';

/** Most mutations of a schema at once, so few that one error of the compiler does not hide another. */
const MOST = 8;

interface Batch {
  kind: string;
  /** Changes by field or operation. */
  changes: Map<string, Mutation>;
  all: Mutation[];
}

/** Groups mutations that are made together: of one kind, one of each field or operation, few of a schema. */
export function batchesOf(mutations: readonly Mutation[]): Batch[] {
  const batches: Batch[] = [];
  for (const mutation of mutations) {
    const { kind, of, what } = mutation;
    const [schema = ''] = of.split('.');
    const fits = (one: Batch) => {
      if (one.kind !== kind) return false;
      const same = one.changes.get(of);
      if (same) return same.what === what;
      return [...one.changes.keys()].filter((name) => name.startsWith(`${schema}.`)).length < MOST;
    };
    let batch = batches.find(fits);
    if (!batch) {
      batch = { kind, changes: new Map(), all: [] };
      batches.push(batch);
    }
    if (!batch.changes.has(of)) batch.changes.set(of, mutation);
    // Several screens may use the same.
    batch.all.push(mutation);
  }
  return batches;
}

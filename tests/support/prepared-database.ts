import type { EmptyDatabase } from './create-database';
import { demoDatabase } from './test-cluster';

/** A database of its own with the demo company. */
export function preparedDatabase(_admin: string): Promise<EmptyDatabase> {
  return demoDatabase();
}

import { validateRecord } from '../validation/validate-record';
import type { EntityValidators } from '../../application/registry';
import type { Problem } from '../../fields/field-editing';
import { changesOf, filledFields } from '../model/changes';
import { cellName } from '../model/cell-name';
import { byKey, wireRow, type Row } from '../model/row';
import { inputOf } from '../model/row-diff';
import type { RowTable } from '../../screens/row-table';

/** Rows judged so far: one is judged once as long as it is the same object. */
const judged = new WeakMap<Row, { base: Row | undefined; found: Record<string, Problem[]> }>();

/** Finds what is wrong with rows that were added or changed, by cell. */
export function rowProblems(
  { name, fields, isProperty }: RowTable,
  base: readonly Row[],
  rows: readonly Row[],
  validators: EntityValidators,
): Record<string, Problem[]> {
  const before = byKey(base);
  const problems: Record<string, Problem[]> = {};
  for (const row of rows) {
    const former = before.get(row.$key);
    if (former === row) continue;
    const known = judged.get(row);
    const found = known && known.base === former ? known.found : judge(row, former);
    judged.set(row, { base: former, found });
    for (const [field, texts] of Object.entries(found)) {
      problems[cellName(name, row.$key, field)] = texts;
    }
  }
  return problems;

  function judge(row: Row, former: Row | undefined) {
    if (isProperty || !former) {
      const values = filledFields(inputOf(wireRow(row), fields));
      return validateRecord(values, { kind: 'input', record: {}, validators, fields });
    }
    const changes = changesOf(inputOf(former, fields), inputOf(row, fields));
    return validateRecord(changes, { kind: 'patch', record: wireRow(former), validators, fields });
  }
}

import { useImperativeHandle, useState, type Ref } from 'react';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import type { Fields } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import styles from './proposed-choice.module.css';
import type { BodyProposal } from './definition';

export interface ProposedChoiceHandle {
  /** Returns the body's part: the ids that were chosen. */
  body: () => AnyRecord;
}

interface ProposedChoiceProps {
  of: NonNullable<BodyProposal['choice']>;
  /** Fields of the body. */
  fields: Fields;
  answer: AnyRecord;
  handle: Ref<ProposedChoiceHandle>;
}

/** Rows of a proposal to choose from; none is chosen at first, and those without an id go along anyway. */
export function ProposedChoice({ of, fields, answer, handle }: ProposedChoiceProps) {
  const labelOf = useFieldLabel();
  const [chosen, setChosen] = useState<ReadonlySet<RecordId>>(new Set());
  const property = fields[of.property];
  const offered = answer[of.of];
  const rows = Array.isArray(offered) ? (offered as readonly AnyRecord[]) : [];
  useImperativeHandle(handle, () => ({ body: () => ({ [of.property]: [...chosen] }) }));
  if (!property || rows.length === 0) return null;
  const toggle = (id: RecordId, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{labelOf(property)}</legend>
      {rows.map((row) => {
        const id = row.id as RecordId | null;
        return (
          <label key={String(id)} className={styles.row}>
            <input
              type="checkbox"
              disabled={id === null}
              checked={id === null || chosen.has(id)}
              onChange={({ target }) => id !== null && toggle(id, target.checked)}
            />
            <span>{String(row[of.title] ?? '')}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

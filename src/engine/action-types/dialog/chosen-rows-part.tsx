import { useQuery } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import type { AnyRecord, RecordId } from '../../../api/dialect';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../application/context';
import { fieldsQuery, rowFieldsQuery } from '../../data/fields-query';
import type { Fields } from '../../fields/field';
import { useFieldLabel, useNamedFields } from '../../fields/use-field-texts';
import type { Place } from '../../screens/place';
import styles from '../../views/actions/action-dialog.module.css';
import { allOf, chosenBody, quantityProblem, type Quantities } from './chosen-rows';
import { ChosenTable } from './chosen-table';
import type { ChosenRows } from './definition';
import { useOpenRows } from './use-open-rows';

export interface ChosenRowsHandle {
  /**
   * Returns the body's part on the rows; `wrong` where none is chosen or a quantity is wrong: the first one gets the
   * focus.
   */
  body: () => AnyRecord | 'wrong';
}

interface ChosenRowsPartProps {
  of: ChosenRows;
  /** Fields of the body. */
  fields: Fields;
  place: Place;
  id: RecordId;
  takesFocus: boolean;
  handle: Ref<ChosenRowsHandle>;
  /** Called with whether there is anything to choose. */
  onReady: (isReady: boolean) => void;
}

const none: Fields = {};

/** Rows to choose for the body; everything that is left is chosen at first. */
export function ChosenRowsPart({ of, fields, place, id, ...props }: ChosenRowsPartProps) {
  const { t } = useTranslation(['record', 'ui']);
  const { registry } = useEngine();
  const labelOf = useFieldLabel();
  const listed = useQuery(rowFieldsQuery(registry, of.list));
  const property = fields[of.property];
  const inBody = useQuery(fieldsQuery(registry, property?.rows ?? ''));
  const columns = useNamedFields(of.columns, listed.data ?? none);
  const { rows, error, refetch } = useOpenRows(of, place, id);
  const [changed, setChanged] = useState<Quantities>();
  const [isNone, setNone] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const quantity = inBody.data?.[of.quantity];
  const isReady = rows !== undefined && rows.length > 0;
  const { onReady } = props;
  useEffect(() => onReady(isReady), [onReady, isReady]);
  const chosen = changed ?? (rows && allOf(rows)) ?? new Map<RecordId, number>();

  useImperativeHandle(props.handle, () => ({
    body: () => {
      const all = rows ?? [];
      const isWrong = all.some((open) => {
        const value = chosen.get(open.id);
        return value !== undefined && quantityProblem(value, open.left) !== undefined;
      });
      setNone(chosen.size === 0);
      if (isWrong) part.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      if (isWrong || chosen.size === 0) return 'wrong';
      const body = chosenBody(all, chosen, of.quantity);
      return body ? { [of.property]: body } : {};
    },
  }));

  const failure = error ?? listed.error ?? inBody.error;
  if (failure) {
    return (
      <>
        <p className={styles.failure} role="alert">
          {failureText(failure)}
        </p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('record:retry')}
        </Button>
      </>
    );
  }
  if (!rows || !listed.data || !quantity || !property) {
    return <div className={styles.waiting} role="status" aria-label={t('ui:loading')} />;
  }
  if (rows.length === 0) return <p className={styles.question}>{t('record:chosen.nothingLeft')}</p>;
  return (
    <div ref={part}>
      <ChosenTable
        label={labelOf(property)}
        columns={columns}
        quantity={quantity}
        rows={rows}
        chosen={chosen}
        takesFocus={props.takesFocus}
        onChange={(next) => {
          setChanged(next);
          setNone(false);
        }}
        onEnd={() =>
          part.current
            ?.closest('[role="dialog"]')
            ?.querySelector<HTMLElement>('[data-sheet-foot] button:last-of-type')
            ?.focus()
        }
      />
      {isNone && (
        <p className={styles.failure} role="alert">
          {t('record:chosen.none')}
        </p>
      )}
    </div>
  );
}

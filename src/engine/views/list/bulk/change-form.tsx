import { withFieldEditing } from '../../../editing/load-editing';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { AnyRecord } from '../../../../api/dialect';
import { Drawer } from '../../../../ui/drawer';
import { Select } from '../../../../ui/select';
import { useEngine } from '../../../application/context';
import type { Field, Fields } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { FieldErrors, FormHandle } from '../../../editing/form-handle';
import { RecordForm } from '../../form/record-form';
import { useProblemText } from '../../../editing/validation/use-problem-text';
import { validateRecord } from '../../../editing/validation/validate-record';
import { validatorsQuery } from '../../../editing/validation/validators-query';
import { useAskedRemark } from '../../../editing/remark/use-asked-remark';
import type { Place } from '../../../screens/place';
import { changeableFields } from './plan-bulk';
import styles from './bulk.module.css';

interface ChangeFormProps {
  place: Place;
  title: string;
  rows: readonly AnyRecord[];
  onPlan: (
    rows: readonly AnyRecord[],
    change: { field: Field; value: unknown; said: AnyRecord },
  ) => Promise<void>;
  onClose: () => void;
}

/** An empty value clears the field. */
export const ChangeForm = withFieldEditing(function ChangeForm({
  place,
  title,
  rows,
  onPlan,
  onClose,
}: ChangeFormProps) {
  const { t } = useTranslation(['list', 'ui', 'messages']);
  const engine = useEngine();
  const client = useQueryClient();
  const labelOf = useFieldLabel();
  const textOf = useProblemText();
  const id = useId();
  const form = useRef<FormHandle>(null);
  const choices = useMemo(() => changeableFields(place, engine), [place, engine]);
  const [name, setName] = useState('');
  const field = choices.find((one) => one.name === name);
  const [values, setValues] = useState<AnyRecord>({});
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef<AnyRecord>({});
  const put = (next: AnyRecord) => {
    latest.current = next;
    setValues(next);
    setErrors({});
  };
  // Without dependencies on other fields: each row is judged with its own values.
  const remark = useAskedRemark(place.fields);
  const fields = useMemo((): Fields => {
    const asked = field && { ...field, metadata: { ...field.metadata, when: undefined } };
    const why = remark && { ...remark, kind: 'longText' as const, required: true };
    return Object.fromEntries([asked, why].flatMap((one) => (one ? [[one.name, one]] : [])));
  }, [field, remark]);
  const names = Object.keys(fields);

  const plan = async () => {
    if (!field) return;
    form.current?.flush();
    // A list without values is empty, not nothing.
    const value = latest.current[field.name] ?? field.type.empty ?? null;
    const { schema } = place.definition;
    const validators = await client.ensureQueryData(validatorsQuery(engine.registry, schema));
    const changes = { [field.name]: value };
    const found = validateRecord(changes, { kind: 'patch', record: {}, validators, fields });
    const problems = found[field.name] ?? [];
    const said = remark && String(latest.current[remark.name] ?? '').trim();
    const isUnsaid = said === '';
    if (problems.length === 0 && !isUnsaid) {
      return onPlan(rows, { field, value, said: remark ? { [remark.name]: said } : {} });
    }
    setErrors({
      [field.name]: problems.map((problem) => textOf(problem, field)),
      ...(remark && isUnsaid && { [remark.name]: [t('messages:msg_remark_required')] }),
    });
    form.current?.focusFirstError();
  };
  return (
    <Drawer
      title={title}
      kind="dialog"
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button disabled={!field} onClick={() => void plan()}>
            {t('bulk:preview')}
          </Button>
        </>
      }
    >
      <p className={styles.result}>{t('bulk:ask', { count: rows.length })}</p>
      <label className={styles.label} htmlFor={id}>
        {t('bulk:field')}
      </label>
      <Select
        id={id}
        data-autofocus
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          // Why it is done holds for another field too.
          put(remark ? { [remark.name]: latest.current[remark.name] ?? null } : {});
        }}
      >
        <option value="">{t('bulk:choose')}</option>
        {choices.map((one) => (
          <option key={one.name} value={one.name}>
            {labelOf(one)}
          </option>
        ))}
      </Select>
      {field && (
        <div className={styles.value}>
          <RecordForm
            key={field.name}
            fields={fields}
            sections={[{ name: 'value', fields: names }]}
            values={values}
            errors={errors}
            editable={() => true}
            onChange={(changes) => put({ ...latest.current, ...changes })}
            onBlur={() => {}}
            handle={form}
          />
          <p className={styles.hint}>{t('bulk:emptyClears')}</p>
        </div>
      )}
    </Drawer>
  );
});

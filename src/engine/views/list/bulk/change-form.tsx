import { loadedEditing, withFieldEditing } from '../../../editing/load-editing';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import type { AnyRecord } from '../../../../api/dialect';
import { Drawer } from '../../../../ui/drawer';
import { Select } from '../../../../ui/select';
import { useEngine } from '../../../application/context';
import type { Rounding } from '../../../fields/rounding';
import type { TypedChange } from '../../../fields/typed-change';
import type { Fields } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import type { FieldErrors, FormHandle } from '../../../editing/form-handle';
import { RecordForm } from '../../form/record-form';
import { useProblemText } from '../../../editing/validation/use-problem-text';
import { validateRecord } from '../../../editing/validation/validate-record';
import { validatorsQuery } from '../../../editing/validation/validators-query';
import { useAskedRemark } from '../../../editing/remark/use-asked-remark';
import type { Place } from '../../../screens/place';
import { changeableFields } from './plan-bulk';
import { ReckonedValue } from './reckoned-value';
import type { BulkChange } from './run-bulk';
import { useFormulaWords } from './use-formula-words';
import styles from './bulk.module.css';

interface ChangeFormProps {
  place: Place;
  title: string;
  rows: readonly AnyRecord[];
  onPlan: (rows: readonly AnyRecord[], change: BulkChange) => Promise<void>;
  onClose: () => void;
}

/** Form that asks for a value, or for the formula of each row's value; an empty one clears the field. */
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
  // Ignores dependencies on other fields: each row is judged with its own values.
  const remark = useAskedRemark(place.fields);
  const fields = useMemo((): Fields => {
    const asked = field && { ...field, metadata: { ...field.metadata, when: undefined } };
    const why = remark && { ...remark, kind: 'longText' as const, required: true };
    return Object.fromEntries([asked, why].flatMap((one) => (one ? [[one.name, one]] : [])));
  }, [field, remark]);
  // Takes a record's number as text: its own control would take «+3 %» for 3.
  const reading = field && loadedEditing(field)?.change;
  const isPlain = reading?.isPlain === true;
  const names = Object.keys(fields).filter((one) => !isPlain || one !== name);
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>('field');
  const input = useRef<HTMLInputElement>(null);
  const words = useFormulaWords(place, name);
  const read = (typed: unknown): TypedChange =>
    field && reading && typeof typed === 'string'
      ? reading.read(typed, field, words)
      : { kind: 'value', value: typed };
  const understood = reading && field && t(reading.understood, { label: labelOf(field) });
  const unreadText = (change: TypedChange) => {
    if (!field || change.kind === 'value' || change.kind === 'formula') return undefined;
    if (change.kind === 'ambiguous') return textOf({ key: 'problems:ambiguousNumber' }, field);
    if (change.kind === 'unreadable') return t('bulk:unreadable', { understood });
    return t('bulk:unknownName', { name: change.name, names: words.labels.join(', ') });
  };

  const plan = async () => {
    if (!field) return;
    form.current?.flush();
    // Clears a list by emptying it: without values it is empty, not null.
    const typed = isPlain ? text : latest.current[field.name];
    const change = read(typed);
    const unread = unreadText(change);
    const value = (change.kind === 'value' ? change.value : undefined) ?? field.type.empty ?? null;
    const { schema } = place.definition;
    const validators = await client.ensureQueryData(validatorsQuery(engine.registry, schema));
    // Judges computed values later, row by row.
    const changes = change.kind === 'value' ? { [field.name]: value } : {};
    const found = validateRecord(changes, { kind: 'patch', record: {}, validators, fields });
    const problems = (change.kind === 'value' && found[field.name]) || [];
    const said = remark && String(latest.current[remark.name] ?? '').trim();
    const isUnsaid = said === '';
    if (problems.length === 0 && unread === undefined && !isUnsaid) {
      const to =
        change.kind === 'formula'
          ? { reckoning: { text: String(typed).trim(), compute: change.compute, rounding } }
          : { value };
      return onPlan(rows, { field, said: remark ? { [remark.name]: said } : {}, ...to });
    }
    const isWrong = problems.length > 0 || unread !== undefined;
    setErrors({
      [field.name]: unread === undefined ? problems.map((one) => textOf(one, field)) : [unread],
      ...(remark && isUnsaid && { [remark.name]: [t('messages:msg_remark_required')] }),
    });
    if (isPlain && isWrong) input.current?.focus();
    else form.current?.focusFirstError();
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
          setText('');
          setRounding('field');
          // Keeps the remark: the reason holds for another field, too.
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
          {isPlain && (
            <ReckonedValue
              field={field}
              text={text}
              read={read(text)}
              understood={`${understood} ${t('bulk:emptyClears')}`}
              error={errors[field.name]?.[0]}
              rounding={rounding}
              onText={(next) => {
                setText(next);
                setErrors({});
              }}
              onRounding={setRounding}
              input={input}
            />
          )}
          {names.length > 0 && (
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
          )}
          {!isPlain && (
            <p className={styles.hint}>
              {understood} {t('bulk:emptyClears')}
            </p>
          )}
        </div>
      )}
    </Drawer>
  );
});

import { withFieldEditing } from '../../editing/load-editing';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import type { FieldErrors, FormHandle } from '../../editing/form-handle';
import { useProblemText } from '../../editing/validation/use-problem-text';
import { validateRecord } from '../../editing/validation/validate-record';
import { validatorsQuery } from '../../editing/validation/validators-query';
import styles from './asked-form.module.css';

const RecordForm = lazyPart(async () => (await import('./record-form')).RecordForm, {
  Waiting: () => <div className={styles.waiting} />,
  isNeeded: true,
});

interface AskedFormProps {
  fields: Fields;
  names: readonly string[];
  values: AnyRecord;
  /** True if its dialog is there for the form: it takes the focus. */
  takesFocus?: boolean;
  /** Called with valid values only. */
  onChange: (values: AnyRecord) => void;
}

/** Form that reports while one types, judged by the call's own rules. */
export const AskedForm = withFieldEditing(function AskedForm({
  fields,
  names,
  values: first,
  takesFocus = false,
  onChange,
}: AskedFormProps) {
  const { registry } = useEngine();
  const textOf = useProblemText();
  const wantsFocus = useRef(takesFocus);
  // Waits for the form's code; until then the focus is only on the dialog's button.
  const handle = (form: FormHandle | null) => {
    const [name] = names;
    if (!form || name === undefined || !wantsFocus.current) return;
    wantsFocus.current = false;
    form.focusField(name);
  };
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const schema = Object.values(fields)[0]?.schema ?? '';
  const { data: validators } = useQuery(validatorsQuery(registry, schema));

  const change = (changes: AnyRecord) => {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setValues(next);
    if (!validators) return;
    const filled = Object.fromEntries(
      Object.entries(next).filter(([, value]) => (value ?? '') !== ''),
    );
    const problems = validateRecord(filled, { kind: 'input', record: {}, validators, fields });
    setErrors(
      Object.fromEntries(
        Object.entries(problems).flatMap(([name, found]) => {
          const field = fields[name];
          return field ? [[name, found.map((problem) => textOf(problem, field))]] : [];
        }),
      ),
    );
    if (Object.keys(problems).length === 0) onChange(next);
  };
  return (
    <div className={styles.form}>
      <RecordForm
        fields={fields}
        sections={[{ name: 'asked', fields: names }]}
        values={values}
        errors={errors}
        editable={() => true}
        onChange={change}
        onBlur={() => {}}
        handle={handle}
      />
    </div>
  );
});

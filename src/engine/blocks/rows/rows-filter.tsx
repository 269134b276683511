import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyContent } from '../../../ui/lazy-content';
import { useEngine } from '../../context';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../field/field';
import type { FieldErrors, RecordFormHandle } from '../../form/record-form';
import { useProblemText } from '../../form/use-problem-text';
import { validateRecord } from '../../form/validate-record';
import { validatorsQuery } from '../../form/validators-query';
import styles from './rows-tab.module.css';

const RecordForm = lazyContent(async () => (await import('../../form/record-form')).RecordForm);

interface RowsFilterProps {
  /** The call's own query parameters. */
  fields: Fields;
  /** What the rows were asked for when the form was opened. */
  values: AnyRecord;
  /** Called with what is valid only. */
  onChange: (values: AnyRecord) => void;
}

/** What a call asks for, as a form above its rows. */
export function RowsFilter({ fields, values: first, onChange }: RowsFilterProps) {
  const { registry } = useEngine();
  const { t } = useTranslation('list');
  const textOf = useProblemText();
  const handle = useRef<RecordFormHandle>(null);
  const [values, setValues] = useState(first);
  const [errors, setErrors] = useState<FieldErrors>({});
  const latest = useRef(values);
  const schema = Object.values(fields)[0]?.schema ?? '';
  const { data: validators } = useQuery(validatorsQuery(registry, schema));
  const names = Object.keys(fields);

  const change = (changes: AnyRecord) => {
    const next = { ...latest.current, ...changes };
    latest.current = next;
    setValues(next);
    if (!validators) return;
    const filled = Object.fromEntries(Object.entries(next).filter(([, value]) => value != null));
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
    <section className={styles.filter} aria-label={t('filter')}>
      <Suspense fallback={<div className={styles.waiting} />}>
        <RecordForm
          fields={fields}
          sections={[{ name: 'filter', fields: names }]}
          values={values}
          errors={errors}
          editable={() => true}
          onChange={change}
          onBlur={() => {}}
          handle={handle}
        />
      </Suspense>
    </section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import { fieldsQuery } from '../../../data/fields-query';
import type { AnyRecord } from '../../../define/definition';
import type { Field } from '../../../fields/field';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { foreignAmount } from '../../../fields/value-formatter';
import { useFormatters } from '../../../data/use-formatters';
import styles from './sums-block.module.css';
import { useTable } from './table-context';
import type { Sums } from './use-sums';

/** Sums of record and rows: the last figure is the one that counts. */
export function SumsBlock({ sums }: { sums: Sums }) {
  const { fields, values, shown } = sums;
  const { table, record } = useTable();
  const ofRecord = table.tab.currency === undefined ? undefined : record[table.tab.currency];
  const currency = typeof ofRecord === 'string' ? ofRecord : undefined;
  const { t } = useTranslation('table');
  const all = shown.flatMap((name) => fields[name] ?? []);
  return (
    <div role="group" aria-label={t('sums')} data-keep-clear>
      <dl className={styles.sums}>
        {all.map((field, index) => {
          const value = values[field.name];
          if (field.rows !== undefined && Array.isArray(value)) {
            return (
              <PartSums
                key={field.name}
                field={field}
                schema={field.rows}
                rows={value as AnyRecord[]}
                currency={currency}
              />
            );
          }
          return (
            <OneSum
              key={field.name}
              field={field}
              value={value}
              currency={currency}
              isLast={index === all.length - 1}
            />
          );
        })}
      </dl>
    </div>
  );
}

interface OneSumProps {
  field: Field;
  value: unknown;
  currency: string | undefined;
  isLast: boolean;
}

function OneSum({ field, value, currency, isLast }: OneSumProps) {
  const labelOf = useFieldLabel();
  const only = useMemo(() => [field], [field]);
  const textOf = useSumText(only, currency);
  return (
    <div className={styles.sum} data-last={isLast || undefined}>
      <dt>{labelOf(field)}</dt>
      <dd>{textOf(field, value)}</dd>
    </div>
  );
}

interface PartSumsProps {
  field: Field;
  schema: string;
  rows: readonly AnyRecord[];
  currency: string | undefined;
}

const none: readonly Field[] = [];

/**
 * Sums of the parts, like «Steuer 19 % (84,03 €)»: the first value says which, the last how much, the one between of
 * what.
 */
function PartSums({ field, schema, rows, currency }: PartSumsProps) {
  const { registry } = useEngine();
  const labelOf = useFieldLabel();
  const { data } = useQuery(fieldsQuery(registry, schema));
  const parts = useMemo(() => (data ? Object.values(data) : none), [data]);
  const textOf = useSumText(parts, currency);
  const [first, ...others] = parts;
  const last = others.pop();
  return rows.map((row, place) => (
    <div key={place} className={styles.sum}>
      <dt>
        {labelOf(field)} {first && textOf(first, row[first.name])}
        {others.map((part) => (
          <span key={part.name} className={styles.of} title={labelOf(part)}>
            {' '}
            ({textOf(part, row[part.name])})
          </span>
        ))}
      </dt>
      <dd>{last && textOf(last, row[last.name])}</dd>
    </div>
  ));
}

function useSumText(
  fields: readonly Field[],
  currency: string | undefined,
): (field: Field, value: unknown) => string {
  const { i18n } = useTranslation();
  const formatters = useFormatters(fields);
  return (field, value) =>
    field.type.isAmount && typeof value === 'number' && currency !== undefined && currency !== 'EUR'
      ? foreignAmount(value, currency, { field, language: i18n.language })
      : (formatters.get(field.name)?.(value) ?? '');
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePreference } from '../../../api/preferences/use-preference';
import { rowsCall } from '../../data/lists/rows-source';
import { FigureCards } from '../../views/blocks/cards/figure-cards';
import { RowsWithDrillDown } from '../../views/blocks/rows/rows-with-drill-down';
import styles from '../../views/blocks/rows/rows.module.css';
import { useEngine } from '../../application/context';
import type { Fields } from '../../fields/field';
import type { ListFields } from '../../screens/screen-place';
import { callFieldsQuery } from '../../data/fields-query';
import { askedFor, withAskedFor } from '../../views/form/asked-for';
import { AskedForm } from '../../views/form/asked-form';
import { useGridPosition } from '../../data/lists/position';
import { withVariables } from '../../data/filters/with-variables';
import { useListFields } from '../../data/lists/use-list-fields';
import {
  listStateOf,
  orderText,
  standardBase,
  withListState,
  type ListScope,
  type OrderTerm,
} from '../../data/lists/list-state';
import type { StoredRecord } from '../../views/record/open-record';
import type { TabViewProps } from '../../screens/tab-type';
import type { ListTab } from './definition';

type Props = TabViewProps<ListTab, StoredRecord>;

export function Content(props: Props) {
  const { tab, place, record } = props;
  const { registry } = useEngine();
  const asks = registry.asking.includes(tab.list);
  const rows = useListFields(tab.schema, tab.list);
  const query = useQuery({
    ...callFieldsQuery(registry, `GET ${tab.list}`, 'query'),
    enabled: asks,
  });
  if (!rows || (asks && !query.data)) return null;
  const all = { ...props, ...rows, queryFields: query.data ?? {} };
  const key = `${place.path}/${record?.id ?? ''}/${tab.name}`;
  return tab.preference === undefined ? (
    <RowsOfRecord key={key} {...all} standard={tab.order} />
  ) : (
    <RowsInKeptOrder key={key} {...all} preference={tab.preference} />
  );
}

const noneKept = { order: '' };

function RowsInKeptOrder({
  preference,
  ...all
}: Omit<RowsOfRecordProps, 'standard' | 'onOrdered'> & { preference: string }) {
  const { value, isSettled, change } = usePreference(preference, noneKept);
  const { tab, fields } = all;
  const standard = useMemo(() => {
    const kept = value.order.split(',').filter((term) => Object.hasOwn(fields, fieldOf(term)));
    return kept.length > 0 ? kept : tab.order;
  }, [value, fields, tab]);
  if (!isSettled) return null;
  return <RowsOfRecord {...all} standard={standard} onOrdered={(order) => change({ order })} />;
}

const fieldOf = (term: string) => term.replace(/^-/, '');

interface RowsOfRecordProps extends Props, ListFields {
  queryFields: Fields;
  /** Order that the address need not say. */
  standard: readonly string[];
  onOrdered?: (order: string) => void;
}

function RowsOfRecord(props: RowsOfRecordProps) {
  const { label, tab, place, record, fields, lacks, queryFields, standard, onOrdered } = props;
  const id = record?.id;
  const { registry, can, me } = useEngine();
  const { t } = useTranslation('list');
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const of = useMemo(() => {
    const call = rowsCall(tab, place, id, registry, new Set(Object.keys(queryFields)));
    return { ...call, fixed: withVariables(call.fixed, { user: me, now: new Date() }) };
  }, [tab, place, id, registry, queryFields, me]);
  // Leaves out the parameter that the record fills.
  const open = useMemo(
    () => Object.fromEntries(Object.entries(queryFields).filter(([name]) => !(name in of.query))),
    [queryFields, of],
  );
  const scope = useMemo(
    (): ListScope => ({
      isField: (name) => Object.hasOwn(fields, name),
      fields,
      canQuery: false,
      base: standardBase(standard),
    }),
    [fields, standard],
  );
  const searchText = search.toString();
  const { order, asked } = useMemo(() => {
    const parameters = new URLSearchParams(searchText);
    return {
      order: listStateOf(parameters, scope).order,
      asked: askedFor(parameters, open),
    };
  }, [searchText, scope, open]);
  const position = useGridPosition(`${pathname}?${searchText}`);
  const [cleared, setCleared] = useState(0);
  const replace = (next: URLSearchParams) => setSearch(next, { replace: true });
  return (
    <div className={styles.rows}>
      {tab.cards && can(`GET ${tab.cards.list}`) && <FigureCards of={tab.cards} id={id} inLine />}
      <RowsWithDrillDown
        label={label}
        head={
          Object.keys(open).length > 0 && (
            <section className={styles.filter} aria-label={t('filter')}>
              <AskedForm
                key={cleared}
                fields={open}
                names={Object.keys(open)}
                values={cleared > 0 ? {} : asked}
                onChange={(values) => replace(withAskedFor(search, open, values))}
              />
            </section>
          )
        }
        schema={tab.schema}
        fields={fields}
        lacks={lacks}
        columns={tab.columns}
        of={of}
        asked={asked}
        onClear={
          Object.keys(asked).length > 0
            ? () => {
                replace(withAskedFor(search, open, {}));
                setCleared((count) => count + 1);
              }
            : undefined
        }
        order={order}
        onOrder={(next: readonly OrderTerm[]) => {
          replace(withListState(search, { order: next }, scope.base));
          onOrdered?.(orderText(next));
        }}
        totals={tab.totals}
        opens={tab.opens}
        position={position}
      />
    </div>
  );
}

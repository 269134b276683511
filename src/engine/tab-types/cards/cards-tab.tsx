import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { RecordId } from '../../../api/dialect';
import { counted } from '../../../../schemas/rules/counted';
import { type Condition, textOfFilter } from '../../../../schemas/rules/filter-grammar';
import { failureText } from '../../../failure/failure-text';
import { StatusBadge } from '../../../ui/status-badge';
import { useEngine } from '../../application/context';
import { fieldsQuery } from '../../data/fields-query';
import type { Field } from '../../fields/field';
import { useFormatters } from '../../data/use-formatters';
import { schemaKeys } from '../../labels/label-keys';
import { figuresQuery } from '../../views/blocks/figures-query';
import type { StoredRecord } from '../../views/record/open-record';
import type { TabViewProps } from '../../screens/tab-type';
import type { CardsTab } from './definition';
import { SharesBar } from './shares-bar';
import styles from './cards.module.css';

/** Each is a link to the records behind it, where the user may see them. */
export function Content({ tab, record }: TabViewProps<CardsTab, StoredRecord>) {
  const id = record?.id;
  const { t, i18n } = useTranslation('record');
  const { registry, can } = useEngine();
  const rows = useQuery(figuresQuery(tab, id, i18n.language));
  const { data: fields } = useQuery(fieldsQuery(registry, tab.schema));
  const values = useMemo(
    () =>
      [...tab.cards, ...(tab.shares?.parts ?? [])]
        .map(({ value }) => fields?.[value])
        .filter((field): field is Field => !!field),
    [tab, fields],
  );
  const formatters = useFormatters(values);
  const target = registry.entries.find(({ name }) => name === tab.opens);
  const mayOpen = target?.calls.some((call) => can(call)) ?? false;
  const names = {
    one: t(`entities:${target?.schema}.one`),
    other: t(`entities:${target?.schema}.other`),
  };
  const [row] = rows.data ?? [];

  if (rows.isError) {
    return (
      <div role="alert" className={styles.failure}>
        <p>{failureText(rows.error)}</p>
        <Button variant="default" onClick={() => void rows.refetch()}>
          {t('record:retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.all} aria-busy={rows.isPending || undefined}>
      {tab.shares && (
        <SharesBar
          shares={tab.shares}
          row={row}
          textOf={(name) => t(schemaKeys(tab.schema, `cards.${name}`))}
          valueOf={(part, value) => formatters.get(part)?.(value) ?? ''}
          countOf={(count) => counted(count, names, i18n.language)}
          linkTo={mayOpen ? (filter) => listLink(tab, filter, id) : undefined}
        />
      )}
      <ul className={styles.cards}>
        {tab.cards.map((card) => {
          const count = Number(row?.[card.count] ?? 0);
          const content = (
            <>
              <StatusBadge tone={card.tone}>
                {t(schemaKeys(tab.schema, `cards.${card.name}`))}
              </StatusBadge>
              <span className={styles.value}>
                {row ? formatters.get(card.value)?.(row[card.value]) : ''}
              </span>
              <span className={styles.count}>{row && counted(count, names, i18n.language)}</span>
            </>
          );
          return (
            <li key={card.name} data-empty={(row && count === 0) || undefined}>
              {mayOpen ? (
                <Link to={cardLink(tab, card.filter, id)} className={styles.card}>
                  {content}
                </Link>
              ) : (
                <Plain>{content}</Plain>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}

/** The list of the records that a card counts. */
export function cardLink(
  tab: Pick<CardsTab, 'opens' | 'by'>,
  filter: CardsTab['cards'][number]['filter'],
  id: RecordId | undefined,
): string {
  const conditions = Object.entries(filter).map(([field, value]) => equal(field, value));
  return listLink(tab, textOfFilter(conditions), id);
}

function listLink(
  { opens, by }: Pick<CardsTab, 'opens' | 'by'>,
  filter: string,
  id: RecordId | undefined,
): string {
  const own = by !== undefined && id !== undefined ? textOfFilter([equal(by, id)]) : '';
  const text = [filter, own].filter(Boolean).join(',');
  return `/${opens}?${new URLSearchParams({ filter: text }).toString()}`;
}

function equal(field: string, value: string | number | boolean): Condition {
  return { field, operator: '=', values: [String(value)] };
}

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/button';
import type { RecordId } from '../../../../api/dialect';
import { counted } from '../../../../../schemas/rules/counted';
import { type Condition, textOfFilter } from '../../../../../schemas/rules/filter-grammar';
import { failureText } from '../../../../failure/failure-text';
import { StatusBadge } from '../../../../ui/status-badge';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import type { CardsShape } from '../../../define/cards';
import { fieldsQuery } from '../../../data/fields-query';
import type { Field } from '../../../fields/field';
import { currencyField } from '../../../fields/value-formatter';
import { useFormatters } from '../../../data/use-formatters';
import { schemaKeys } from '../../../labels/label-keys';
import { figuresQuery } from '../figures-query';
import { SharesBar } from './shares-bar';
import styles from './figure-cards.module.css';

interface FigureCardsProps {
  of: CardsShape;
  /** Id of the record they belong to; none on a page without records. */
  id: RecordId | undefined;
  /** True for one line above rows. */
  inLine?: boolean;
}

/** Cards with figures, each a link to the records behind it, where the user may see them. */
export function FigureCards({ of, id, inLine = false }: FigureCardsProps) {
  const { t, i18n } = useTranslation('record');
  const { registry, can } = useEngine();
  const rows = useQuery(figuresQuery(of, id, i18n.language));
  const { data: fields } = useQuery(fieldsQuery(registry, of.schema));
  const values = useMemo(
    () =>
      [...of.cards, ...(of.shares?.parts ?? [])]
        .map(({ value }) => fields?.[value])
        .filter((field): field is Field => !!field),
    [of, fields],
  );
  const formatters = useFormatters(values);
  const target = registry.entries.find(({ name }) => name === of.opens);
  const mayOpen = target?.calls.some((call) => can(call)) ?? false;
  const names = {
    one: t(`entities:${target?.schema}.one`),
    other: t(`entities:${target?.schema}.other`),
  };
  // Draws one row for each currency.
  const all = rows.data ?? [];
  const shown = all.length > 0 ? all : [undefined];
  const isMixed = all.length > 1;

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
    <div
      className={styles.all}
      data-line={inLine || undefined}
      aria-busy={rows.isPending || undefined}
    >
      {of.shares &&
        shown.map((row) => (
          <SharesBar
            key={String(row?.[currencyField])}
            shares={of.shares as NonNullable<CardsShape['shares']>}
            row={row}
            textOf={(name) => t(schemaKeys(of.schema, `cards.${name}`))}
            currency={isMixed ? String(row?.[currencyField]) : undefined}
            valueOf={(part, value) => formatters.get(part)?.(value, row) ?? ''}
            countOf={(count) => counted(count, names, i18n.language)}
            linkTo={
              mayOpen
                ? (filter) => listLink(of, isMixed ? `${filter},${ofCurrency(row)}` : filter, id)
                : undefined
            }
          />
        ))}
      <ul className={styles.cards}>
        {of.cards.map((card) => {
          const count = all.reduce((sum, row) => sum + Number(row[card.count] ?? 0), 0);
          const [first] = all;
          const counting = all.filter((row) => Number(row[card.count] ?? 0) > 0);
          const content = (
            <>
              <StatusBadge tone={card.tone}>
                {t(schemaKeys(of.schema, `cards.${card.name}`))}
              </StatusBadge>
              <span className={styles.value}>
                {(counting.length > 0 ? counting : first ? [first] : []).map((row) => (
                  <span key={String(row[currencyField])} className={styles.amount}>
                    {formatters.get(card.value)?.(row[card.value], row)}
                  </span>
                ))}
              </span>
              <span className={styles.count}>{first && counted(count, names, i18n.language)}</span>
            </>
          );
          return (
            <li key={card.name} data-empty={(first && count === 0) || undefined}>
              {mayOpen ? (
                <Link to={cardLink(of, card.filter, id)} className={styles.card}>
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

/** Builds the link to the list of the records that a card counts. */
export function cardLink(
  of: Pick<CardsShape, 'opens' | 'by'>,
  filter: CardsShape['cards'][number]['filter'],
  id: RecordId | undefined,
): string {
  const conditions = Object.entries(filter).map(([field, value]) => equal(field, value));
  return listLink(of, textOfFilter(conditions), id);
}

function listLink(
  { opens, by }: Pick<CardsShape, 'opens' | 'by'>,
  filter: string,
  id: RecordId | undefined,
): string {
  const own = by !== undefined && id !== undefined ? textOfFilter([equal(by, id)]) : '';
  const text = [filter, own].filter(Boolean).join(',');
  return `/${opens}?${new URLSearchParams({ filter: text }).toString()}`;
}

function ofCurrency(row: AnyRecord | undefined): string {
  return textOfFilter([equal(currencyField, String(row?.[currencyField]))]);
}

function equal(field: string, value: string | number | boolean): Condition {
  return { field, operator: '=', values: [String(value)] };
}

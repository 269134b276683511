import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../application/context';
import type { Field, Fields } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import { fieldsQuery } from '../../data/fields-query';
import { useFormatters } from '../../data/use-formatters';
import { useLookup } from '../../data/lookups/use-lookup';
import { paramsBelow, type Place } from '../../screens/place';
import { wholeRowsQuery } from '../../data/lists/rows-source';
import type { ReadTabViewProps } from '../../views/record/open-record';
import type { TiersTab } from './definition';
import { tierField, tiersOf, usedTiers, type Tier } from './tier-table';
import styles from './tiers-tab.module.css';

type Props = ReadTabViewProps<TiersTab>;

export function Content(props: Props) {
  const { registry } = useEngine();
  const fields = useQuery(fieldsQuery(registry, props.tab.schema)).data;
  return fields ? <Tiers {...props} tierFields={fields} /> : null;
}

function Tiers({ label, tab, record: of, tierFields }: Props & { tierFields: Fields }) {
  const { place, id, values: record } = of;
  const { me } = useEngine();
  const { t, i18n } = useTranslation('record');
  const labelOf = useFieldLabel();
  const source = tab.sources.find(({ when }) => when(record, me));
  const params = paramsBelow(source?.list ?? '', place, id);
  const call = { list: source?.list ?? '', params, query: {}, fixed: [], isWhole: true };
  const rows = useQuery({
    ...wholeRowsQuery(call, {}, tab.schema, i18n.language),
    enabled: source !== undefined,
  });
  const groupField = fieldOf(tierFields, tab.group);
  const groups = useLookup(groupField.lookup);
  const { netOf, grossOf, quantityOf, surchargeOf, base } = useTierFormats(tab, place, tierFields);

  const lines = groups.options.map(({ value, label: name }) => {
    const row = rows.data?.find((one) => one[tab.group] === value);
    return { value, name, tiers: tiersOf(row, tab, tab.most) };
  });
  const used = usedTiers(lines.map(({ tiers }) => tiers));
  const graded = lines.filter(({ tiers }) => tiers.some(Boolean));
  const others = lines.length - graded.length;
  const numbers = Array.from({ length: used }, (_, index) => index);
  if (rows.isError) {
    return (
      <p className={styles.failure} role="alert">
        {failureText(rows.error)}
      </p>
    );
  }
  // Draws nothing before everything is known: columns and lines must not move.
  if ((source !== undefined && rows.isPending) || groups.isPending) {
    return <div className={styles.waiting} aria-busy="true" />;
  }
  if (used === 0) {
    const { net, gross } = base;
    return (
      <section className={styles.single} aria-label={label}>
        <strong className={styles.price}>{netOf(record[net])}</strong>
        <span className={styles.quiet}>{t('tiers.gross', { amount: grossOf(record[gross]) })}</span>
        <p>{t('tiers.none', { count: lines.length })}</p>
      </section>
    );
  }
  const surcharge = (tier: Tier) => {
    const percent = Number(tier.surcharge ?? 0);
    if (percent === 0) return null;
    const text = percent < 0 ? 'tiers.discount' : 'tiers.surcharge';
    return <span>{t(text, { percent: surchargeOf(Math.abs(percent)) })}</span>;
  };
  const tierText = (index: number) => t('tiers.tier', { number: index + 2 });
  const basePrice = (
    <td role="cell" data-label={t('tiers.base')}>
      <strong className={styles.net}>{netOf(record[base.net])}</strong>
      <span className={styles.quiet}>
        {t('tiers.gross', { amount: grossOf(record[base.gross]) })}
      </span>
    </td>
  );
  const cell = (tier: Tier | undefined) =>
    tier ? (
      <>
        <span className={styles.quiet}>
          {t('tiers.from', { quantity: quantityOf(tier.quantity) })}
        </span>
        <strong className={styles.net}>{netOf(tier.net)}</strong>
        <span className={styles.quiet}>{t('tiers.gross', { amount: grossOf(tier.gross) })}</span>
        {surcharge(tier)}
      </>
    ) : (
      <span className={styles.quiet}>–</span>
    );
  return (
    // Scrolls where it is wider than the page: the keyboard has to reach it.
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      {/* Roles are given: the table's CSS lays its elements out anew. */}
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{label}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {labelOf(groupField)}
            </th>
            <th role="columnheader" scope="col">
              {t('tiers.base')}
            </th>
            {numbers.map((index) => (
              <th key={index} role="columnheader" scope="col">
                {/* Counts the price without tiers as the first. */}
                {tierText(index)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {graded.map(({ value, name, tiers }) => (
            <tr key={value} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {basePrice}
              {numbers.map((index) => (
                <td
                  key={index}
                  role="cell"
                  data-label={tierText(index)}
                  data-none={tiers[index] ? undefined : true}
                >
                  {cell(tiers[index])}
                </td>
              ))}
            </tr>
          ))}
          {others > 0 && (
            <tr role="row">
              <th role="rowheader" scope="row">
                {t('tiers.others', { count: others })}
              </th>
              {basePrice}
              {numbers.map((index) => (
                <td key={index} role="cell" data-label={tierText(index)} data-none>
                  {cell(undefined)}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function useTierFormats(tab: TiersTab, { fields }: Place, tierFields: Fields) {
  const used = useMemo(
    () =>
      [tab.quantity, tab.net, tab.gross, tab.surcharge].map((pattern) =>
        fieldOf(tierFields, tierField(pattern, 1)),
      ),
    [tab, tierFields],
  );
  const formatters = useFormatters(used);
  const [quantityOf, netOf, grossOf, surchargeOf] = used.map(
    ({ name }) => formatters.get(name) ?? String,
  ) as [
    (value: unknown) => string,
    (value: unknown) => string,
    (value: unknown) => string,
    (value: unknown) => string,
  ];
  for (const name of Object.values(tab.base)) fieldOf(fields, name);
  return { quantityOf, netOf, grossOf, surchargeOf, base: tab.base };
}

/** Returns a field of the contract. Throws, naming it, where the contract lacks it. */
function fieldOf(fields: Fields, name: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`tiers: the contract has no field «${name}»`);
  return field;
}

import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../../labels/use-screen-labels';
import { useReadRecord } from '../record-context';
import { ChainLink } from './chain-row';
import { useChainPart } from './use-chain';
import styles from './chain.module.css';

/** Placeholder for the records until they are put in. */
const RECORDS = '\u0000';

/** «Übernommen in LS26-00017»: a quiet line whose place is kept until the records have come. */
export function StatusExplained() {
  const { place, id, stored: record } = useReadRecord();
  const { part } = useScreenLabels();
  const { i18n } = useTranslation();
  const { explains } = place.definition;
  const value = String(explains ? record[explains.field] : '');
  const side = explains?.values[value];
  const chain = useChainPart(place, id, side ?? 'after', side !== undefined);
  if (side === undefined) return null;
  const { rows = [], fields = {} } = chain ?? {};
  const [head = '', tail = ''] = part(place.definition, `explains.${value}`, {
    records: RECORDS,
  }).split(RECORDS);
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const pieces = listed.formatToParts(rows.map((_, index) => String(index)));
  return (
    <p className={styles.explained}>
      {rows.length > 0 && (
        <>
          {head}
          {pieces.map(({ type, value: piece }, index) => {
            const row = type === 'element' ? rows[Number(piece)] : undefined;
            return (
              <Fragment key={index}>
                {row ? <ChainLink place={place} fields={fields} row={row} /> : piece}
              </Fragment>
            );
          })}
          {tail}
        </>
      )}
    </p>
  );
}

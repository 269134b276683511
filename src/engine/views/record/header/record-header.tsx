import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useEngine } from '../../../application/context';
import { isShown } from '../../../fields/fields-of-record';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { ownerField } from '../../../screens/owner';
import { summaryOf } from '../../../screens/summary';
import { useReadRecord } from '../record-context';
import { FieldValue } from '../../values/field-value';
import { useSubtitle } from '../../values/use-subtitle';
import { RecordBadges } from '../head/record-badges';
import { StatusExplained } from '../chain/status-explained';
import { ContactBar } from './contact-bar';
import { Figures } from './figures';
import styles from './record-header.module.css';
import { Warnings } from './warnings';

/** Header of a record: who or what it is, its key figures, and its warnings. */
export function RecordHeader() {
  const { place, stored: record, isPhone, isBelow, crumbs, room } = useReadRecord();
  const { can } = useEngine();
  const label = useFieldLabel();
  const { picture } = useMemo(() => summaryOf(place), [place]);
  const owner = ownerField(place);
  const line = useSubtitle(place)(record);
  const image = picture && record[picture.name];
  const { View } = picture?.type ?? {};
  const isOwned = owner && isShown(owner, record, can) && (record[owner.name] ?? '') !== '';
  // The record above, where nothing else says it.
  const above = room.isWide || !isBelow ? undefined : crumbs.at(-2);
  return (
    <header className={styles.header}>
      <div className={styles.summary}>
        <div className={styles.identity}>
          {picture && View && typeof image === 'number' && (
            <span className={styles.picture}>
              <View field={picture} value={image} label={label(picture)} />
            </span>
          )}
          <div className={styles.line}>
            {!room.hasBadges && <RecordBadges place={place} record={record} />}
            <p className={styles.subtitle}>
              {above && (
                <span>
                  <Link to={above.to}>{above.label}</Link>
                </span>
              )}
              {isOwned && (
                <span>
                  <FieldValue field={owner} value={record[owner.name]} record={record} />
                </span>
              )}
              {line !== '' &&
                line.split(' · ').map((part, index) => <span key={index}>{part}</span>)}
            </p>
          </div>
        </div>
        {place.definition.explains && <StatusExplained />}
        <Figures />
        {isPhone && <ContactBar />}
        <Warnings />
      </div>
    </header>
  );
}

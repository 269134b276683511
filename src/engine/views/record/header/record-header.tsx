import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { RecordId } from '../../../../api/dialect';
import type { PageLink } from '../../../../ui/page';
import { useIsPhone } from '../../../../ui/phone';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { isShown } from '../../../fields/fields-of-record';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { ownerField } from '../../../screens/owner';
import { summaryOf } from '../../../screens/summary';
import type { Place } from '../../../screens/place';
import { FieldValue } from '../../values/field-value';
import { useSubtitle } from '../../values/use-subtitle';
import { RecordBadges } from '../head/record-badges';
import { StatusExplained } from '../chain/status-explained';
import { ContactBar } from './contact-bar';
import { Figures } from './figures';
import styles from './record-header.module.css';
import { Warnings } from './warnings';

interface RecordHeaderProps {
  place: Place;
  id: RecordId;
  record: AnyRecord;
  /** Those that the user sees. */
  tabs: readonly { name: string }[];
  /** They have no place beside the title. */
  hasBadges: boolean;
  /** The record above, where nothing else says it. */
  above: PageLink | undefined;
}

/** Who or what it is, what it amounts to, and what to beware of. */
export function RecordHeader(props: RecordHeaderProps) {
  const { place, id, record, tabs, hasBadges, above } = props;
  const { can } = useEngine();
  const label = useFieldLabel();
  const isPhone = useIsPhone();
  const { picture } = useMemo(() => summaryOf(place), [place]);
  const owner = ownerField(place);
  const line = useSubtitle(place)(record);
  const image = picture && record[picture.name];
  const { View } = picture?.type ?? {};
  const isOwned = owner && isShown(owner, record, can) && (record[owner.name] ?? '') !== '';
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
            {hasBadges && <RecordBadges place={place} record={record} />}
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
        {place.definition.explains && <StatusExplained place={place} id={id} record={record} />}
        <Figures place={place} id={id} record={record} tabs={tabs} />
        {isPhone && <ContactBar place={place} record={record} />}
        <Warnings place={place} id={id} record={record} tabs={tabs} />
      </div>
    </header>
  );
}

import { useMemo } from 'react';
import type { RecordId } from '../../../../api/dialect';
import { useMedia } from '../../../../ui/use-media';
import { useFormatters } from '../../../data/use-formatters';
import { useEngine } from '../../../application/context';
import type { AnyRecord } from '../../../define/definition';
import { isShown } from '../../../fields/fields-of-record';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { summaryLine, summaryOf } from '../../../screens/summary';
import type { Place } from '../../../screens/place';
import { RecordBadges } from '../head/record-badges';
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
}

/** Who or what it is, what it amounts to, and what to beware of. */
export function RecordHeader({ place, id, record, tabs, hasBadges }: RecordHeaderProps) {
  const { can } = useEngine();
  const label = useFieldLabel();
  const isPhone = useMedia('(max-width: 767px)');
  const { subtitle, picture } = useMemo(() => summaryOf(place), [place]);
  const formatters = useFormatters(subtitle);
  const line = summaryLine(
    subtitle.filter((field) => isShown(field, record, can)),
    (field) => formatters.get(field.name)?.(record[field.name]) ?? '',
  );
  const image = picture && record[picture.name];
  const { View } = picture?.type ?? {};
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
            <p className={styles.subtitle}>{line}</p>
          </div>
        </div>
        <Figures place={place} id={id} record={record} tabs={tabs} />
        {isPhone && <ContactBar place={place} record={record} />}
        <Warnings place={place} id={id} record={record} tabs={tabs} />
      </div>
    </header>
  );
}

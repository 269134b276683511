import {
  IconAlertOctagon,
  IconAlertTriangle,
  IconChevronRight,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WayTo } from '../../../screens/field-place';
import type { Place } from '../../../screens/place';
import { findingText, type Finding, type Severity } from './finding';
import { usePlaceLabel } from './use-place-label';
import styles from './finding-list.module.css';

interface FindingListProps {
  /** Record that was looked at. */
  place: Place;
  findings: readonly Finding[];
  wayTo: WayTo;
}

const icons = { FEHLER: IconAlertOctagon, WARNUNG: IconAlertTriangle, HINWEIS: IconInfoCircle };

/** List of findings, each with its severity in words; one about a field leads there. */
export function FindingList({ place, findings, wayTo }: FindingListProps) {
  const { t } = useTranslation('record');
  const labelOf = usePlaceLabel(place);
  return (
    <ul className={styles.list} aria-label={t('findings.list')}>
      {findings.map((finding, index) => {
        const at = finding.place;
        const way = at && wayTo(at);
        const what = (
          <Words severity={finding.severity} text={findingText(finding)} at={at && labelOf(at)} />
        );
        return (
          <li key={index} className={styles.item} data-severity={finding.severity}>
            {way ? (
              <button type="button" className={styles.way} onClick={way}>
                {what}
                <IconChevronRight className={styles.onward} size={18} stroke={1.5} aria-hidden />
              </button>
            ) : (
              <div className={styles.way}>{what}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Words({ severity, text, at }: { severity: Severity; text: string; at?: string }) {
  const { t } = useTranslation('record');
  const Icon = icons[severity];
  return (
    <>
      <Icon className={styles.icon} size={20} stroke={1.5} aria-hidden />
      <span className={styles.words}>
        <span className={styles.text}>{text}</span>{' '}
        <span className={styles.where}>
          {[t(`findings.${severity}`), at].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}

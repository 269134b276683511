import { manifest } from 'virtual:application';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { mayOpen } from '../../engine/screens/record-rights';
import { NothingHere } from '../../engine/views/home/block-states';
import styles from '../../engine/views/home/home.module.css';
import { useRecentRecords } from '../palette/use-recent-records';

const MOST = 6;

/** Block of the records that the user had open last, as far as they may still be opened. */
export function RecentBlock() {
  const { t } = useTranslation('home');
  const { can } = useEngine();
  const { one } = useScreenLabels();
  const recent = useRecentRecords()
    .flatMap((visit) => {
      const entry = manifest.find(({ name }) => name === visit.screen);
      return entry && mayOpen(entry, can) ? [{ visit, entry }] : [];
    })
    .slice(0, MOST);
  if (recent.length === 0) {
    return <NothingHere text={t('recent.none')} hint={t('recent.hint')} />;
  }
  return (
    <ul className={styles.lines}>
      {recent.map(({ visit: { path, title }, entry }) => (
        <li key={path}>
          <Link to={path} className={styles.single}>
            <span aria-hidden className={styles.lead}>
              <entry.Icon size={16} stroke={1.5} />
            </span>
            <span className={styles.name}>{title}</span>
            <span className={styles.kind}>{one(entry)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

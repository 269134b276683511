import { command, possible } from 'virtual:application/possible';
import { useTranslation } from 'react-i18next';
import styles from './possible-screens.module.css';

/** Start page of an application that has no screen yet: what its contract makes possible, and the command for each. */
export function PossibleScreens() {
  const { t } = useTranslation('home');
  const ways = (all: readonly string[]) => all.map((way) => t(`ways.${way}`)).join(', ');
  return (
    <section className={styles.possible}>
      <h2 className={styles.heading}>{t('possible', { count: possible.length })}</h2>
      <p className={styles.hint}>{t('possibleHint')}</p>
      <ul className={styles.lists}>
        {possible.map((one) => (
          <li key={one.list} className={styles.list}>
            <strong>{one.list}</strong>
            <span className={styles.ways}>{ways(one.ways)}</span>
            <code className={styles.command}>{command.replace('{list}', one.list)}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

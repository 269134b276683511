import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { systemInfoQuery } from '../system-info';
import styles from './information-content.module.css';

/** Written by the build (scripts/page-build/third-party.ts); in development there are none. */
const thirdParty = import.meta.env.PROD
  ? [{ name: 'thirdParty' as const, url: '/third-party.txt' }]
  : [];

/** Facts about the application and its server. Leaves out what the server does not tell. */
export function InformationContent() {
  const { t } = useTranslation('app');
  const { data: info } = useQuery(systemInfoQuery);
  const facts = [
    ['licensee', info?.lizenzName],
    ['webAppVersion', import.meta.env.KONTOR_VERSION],
    ['serverVersion', info?.serverVersion],
    ['databaseVersion', info?.datenbankVersion],
  ] as const;
  const links = [...(info?.links ?? []), ...thirdParty];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{t(`information.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer">
                {t(`information.links.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

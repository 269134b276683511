import { manifest } from 'virtual:application';
import { IconLock } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { EmptyState } from '../../ui/empty-state';
import { lazyPart } from '../../ui/lazy-part';
import { Page } from '../../ui/page';
import { usePermittedScreens, type ScreenGroup } from '../shell/use-permitted-screens';
import { useDashboardSettings } from './use-dashboard-settings';
import keycap from '../../ui/keycap.module.css';
import styles from './home-page.module.css';

const PossibleScreens = lazyPart(async () => (await import('./possible-screens')).PossibleScreens);

export function HomePage() {
  const { t } = useTranslation('app');
  const { isShown } = useDashboardSettings();
  const groups = usePermittedScreens()
    .map(({ name, screens }) => ({ name, screens: screens.filter((one) => isShown(one.name)) }))
    .filter(({ screens }) => screens.length > 0);
  return (
    <Page title={t('home.title')}>
      {manifest.length === 0 ? (
        <PossibleScreens />
      ) : groups.length === 0 ? (
        <EmptyState Icon={IconLock} title={t('home.empty')} hint={t('home.emptyHint')} />
      ) : (
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.name ?? ''} group={group} />
          ))}
        </div>
      )}
    </Page>
  );
}

function Group({ group }: { group: ScreenGroup }) {
  const { t } = useTranslation('common');
  const { title } = useScreenLabels();
  const headingId = useId();
  return (
    <section aria-labelledby={group.name ? headingId : undefined}>
      {group.name && (
        <h2 id={headingId} className={styles.heading}>
          {t(`groups.${group.name}`)}
        </h2>
      )}
      <ul className={styles.cards}>
        {group.screens.map(({ name, schema, number, Icon }) => (
          <li key={name}>
            <Link to={`/${name}`} className={styles.card}>
              <span aria-hidden className={styles.icon}>
                <Icon size={22} stroke={1.5} />
              </span>
              <span className={styles.title}>{title({ name, schema })}</span>
              {number !== undefined && (
                <kbd className={`${keycap.key} ${keycap.number}`} aria-hidden>
                  {number}
                </kbd>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

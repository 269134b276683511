import { IconHome } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { lazyPart } from '../../ui/lazy-part';
import { NavigationEntry } from './navigation-entry';
import styles from './navigation-list.module.css';
import { usePermittedScreens, type ScreenGroup } from './use-permitted-screens';

const NavigationFoot = lazyPart(async () => (await import('./navigation-foot')).NavigationFoot);

interface NavigationListProps {
  mini: boolean;
  /** What only prepares may come now. */
  isAtRest: boolean;
  onFollow?: () => void;
}

/** `mini` shows icons only, their names as tooltips. */
export function NavigationList({ mini, isAtRest, onFollow }: NavigationListProps) {
  const { t } = useTranslation('app');
  const groups = usePermittedScreens();
  return (
    <div className={styles.navigation} data-mini={mini || undefined}>
      <ul className={styles.list}>
        <NavigationEntry
          to="/home"
          label={t('navigation.home')}
          Icon={IconHome}
          mini={mini}
          onFollow={onFollow}
        />
      </ul>
      {groups.map((group) => (
        <Group key={group.name ?? ''} group={group} mini={mini} onFollow={onFollow} />
      ))}
      {isAtRest && <NavigationFoot mini={mini} onFollow={onFollow} />}
    </div>
  );
}

interface GroupProps {
  group: ScreenGroup;
  mini: boolean;
  onFollow?: () => void;
}

function Group({ group, mini, onFollow }: GroupProps) {
  const { t } = useTranslation('common');
  const { title } = useScreenLabels();
  const headingId = useId();
  return (
    <>
      {group.name && (
        <h2 id={headingId} className={mini ? 'visually-hidden' : styles.heading}>
          {t(`groups.${group.name}`)}
        </h2>
      )}
      <ul className={styles.list} aria-labelledby={group.name ? headingId : undefined}>
        {group.screens.map((screen) => (
          <NavigationEntry
            key={screen.name}
            to={`/${screen.name}`}
            label={title(screen)}
            number={screen.number}
            Icon={screen.Icon}
            mini={mini}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </>
  );
}

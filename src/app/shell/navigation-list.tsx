import { IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { lazyPart } from '../../ui/lazy-part';
import { NavigationEntry } from './navigation-entry';
import styles from './navigation-list.module.css';
import { usePermittedScreens } from '../navigation/use-permitted-screens';

const NavigationGroup = lazyPart(async () => (await import('./shell-parts')).NavigationGroup);
const NavigationFoot = lazyPart(async () => (await import('./shell-parts')).NavigationFoot);

interface NavigationListProps {
  mini: boolean;
  /** True once the page is at rest: mere preparation may begin. */
  isAtRest: boolean;
  onFollow?: () => void;
}

/** List of the navigation; `mini` shows icons only, with the names as tooltips. */
export function NavigationList({ mini, isAtRest, onFollow }: NavigationListProps) {
  const { t } = useTranslation('app');
  const { title } = useScreenLabels();
  const groups = usePermittedScreens();
  return (
    <div className={styles.navigation} data-mini={mini || undefined}>
      <ul className={styles.list}>
        <NavigationEntry
          to="/home"
          label={t('navigation.home')}
          number={100}
          Icon={IconHome}
          mini={mini}
          onFollow={onFollow}
        />
        {groups.flatMap(({ name, screens }) =>
          name === undefined
            ? screens.map((screen) => (
                <NavigationEntry
                  key={screen.name}
                  to={`/${screen.name}`}
                  label={title(screen)}
                  number={screen.number}
                  Icon={screen.Icon}
                  mini={mini}
                  onFollow={onFollow}
                />
              ))
            : [
                <NavigationGroup
                  key={`${name} ${screens[0]?.name}`}
                  name={name}
                  screens={screens}
                  mini={mini}
                  onFollow={onFollow}
                />,
              ],
        )}
      </ul>
      {isAtRest && <NavigationFoot mini={mini} onFollow={onFollow} />}
    </div>
  );
}

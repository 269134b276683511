import { IconHome } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { lazyPart } from '../../ui/lazy-part';
import { NavigationArea } from './navigation-area';
import { NavigationEntry } from './navigation-entry';
import styles from './navigation-list.module.css';
import {
  areasOf,
  usePermittedScreens,
  type ScreenGroup,
} from '../navigation/use-permitted-screens';

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
  const areas = areasOf(usePermittedScreens());
  const entriesOf = ({ name, screens }: ScreenGroup) =>
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
        ];
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
        {areas.map(({ name, groups }) => {
          const entries = groups.flatMap(entriesOf);
          return name === undefined ? (
            entries
          ) : (
            <NavigationArea key={name} area={{ name, groups }} mini={mini}>
              {entries}
            </NavigationArea>
          );
        })}
      </ul>
      {isAtRest && <NavigationFoot mini={mini} onFollow={onFollow} />}
    </div>
  );
}

import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Information } from './information';
import { NavigationEntry } from './navigation-entry';
import styles from './navigation-foot.module.css';

interface NavigationFootProps {
  mini: boolean;
  onFollow?: (() => void) | undefined;
}

/** Foot of the navigation: links that are no area, such as settings and what is to be known of this installation. */
export function NavigationFoot({ mini, onFollow }: NavigationFootProps) {
  const { t } = useTranslation('settings');
  return (
    <div className={styles.foot}>
      <ul className={styles.list}>
        <NavigationEntry
          to="/settings"
          label={t('title')}
          number={500}
          Icon={IconSettings}
          mini={mini}
          {...(onFollow && { onFollow })}
        />
      </ul>
      <Information mini={mini} />
    </div>
  );
}

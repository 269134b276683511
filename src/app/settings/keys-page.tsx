import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyCatalogue, type ChangeableKey } from '../keys/key-catalogue';
import { withKey } from '../keys/key-problem';
import { useKeyMap } from '../keys/use-own-keys';
import { KeyDialog } from './key-dialog';
import { KeyLine } from './key-line';
import styles from './keys-page.module.css';
import { SettingsPageFrame } from './settings-page-frame';
import { SettingsSection } from '../form/settings-section';

/** Page `/settings/keys`: every key that can be changed, and what it does. */
export function KeysPage() {
  const { t } = useTranslation('settings');
  const { map, store } = useKeyMap();
  const [changing, setChanging] = useState<ChangeableKey>();
  const nameOf = ({ does }: ChangeableKey) => does.map((key) => t(key)).join('; ');
  const reset = (keys: readonly ChangeableKey[]) =>
    store(keys.reduce((all, { key }) => withKey(all, key, key), map));
  return (
    <SettingsPageFrame title={t('keys.title')}>
      <p className={styles.hint}>{t('keys.hint')}</p>
      {keyCatalogue.map(({ title, keys }) => (
        <SettingsSection
          key={title}
          title={t(title)}
          reset={keys.some(({ key }) => key in map) ? () => reset(keys) : undefined}
        >
          <ul className={styles.keys}>
            {keys.map((one) => (
              <KeyLine
                key={one.key}
                name={nameOf(one)}
                shipped={one.key}
                isOwn={one.key in map}
                onChange={() => setChanging(one)}
                onReset={() => reset([one])}
              />
            ))}
          </ul>
        </SettingsSection>
      ))}
      {changing && (
        <KeyDialog
          name={nameOf(changing)}
          of={changing.key}
          onTake={(key) => store(withKey(map, changing.key, key))}
          onClose={() => setChanging(undefined)}
        />
      )}
    </SettingsPageFrame>
  );
}

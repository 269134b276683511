import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { Drawer } from '../drawer';
import { shortcutStore } from './shortcut-store';
import { useKeyText } from './use-key-text';
import keycap from '../keycap.module.css';
import styles from './shortcuts-dialog.module.css';

export function ShortcutsDialog() {
  const { t } = useTranslation('ui');
  const keyText = useKeyText();
  const { groups } = useStore(shortcutStore);
  // A page may have none of a kind just now.
  const shown = [...groups].reverse().filter(({ shortcuts }) => shortcuts.length > 0);
  return (
    <Drawer title={t('keys.title')} isText onClose={shortcutStore.close}>
      {shown.map(({ title, shortcuts }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className={styles.row}>
                <dt>{does}</dt>
                <dd>
                  {keys.split(' ').map((key) => (
                    <kbd key={key} className={keycap.key}>
                      {keyText(key)}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Drawer>
  );
}

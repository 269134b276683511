import { useTranslation } from 'react-i18next';
import { useStore } from '../../state/store';
import { Drawer } from '../drawer';
import { commandGroups, commandStore } from './command-store';
import { shortcutsStore } from './shortcuts-store';
import { useKeyText } from './use-key-text';
import keycap from '../keycap.module.css';
import styles from './shortcuts-dialog.module.css';

/** Dialog of all keys of what is shown, with what they do. */
export function ShortcutsDialog() {
  const { t } = useTranslation('ui');
  const keyText = useKeyText();
  const groups = commandGroups(useStore(commandStore), ({ keysTitle }) => keysTitle);
  const shown = [...groups].flatMap(([title, commands]) => {
    const withKeys = commands.flatMap(({ keys, label, isOff }) =>
      keys && !isOff ? [{ keys, label }] : [],
    );
    // A page may have none of a kind just now.
    return withKeys.length > 0 ? [{ title, withKeys }] : [];
  });
  return (
    <Drawer title={t('keys.title')} isText onClose={() => shortcutsStore.set(false)}>
      {shown.map(({ title, withKeys }) => (
        <section key={title} className={styles.group} aria-label={title}>
          <h3 className={styles.title}>{title}</h3>
          <dl className={styles.list}>
            {withKeys.map(({ keys, label }) => (
              <div key={`${keys} ${label}`} className={styles.row}>
                <dt>{label}</dt>
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

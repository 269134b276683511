import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';
import keycap from '../../ui/keycap.module.css';
import { plainKeyText, useKeyText } from '../../ui/commands/use-key-text';
import styles from './keys-page.module.css';

interface KeyLineProps {
  /** Name of what the key does. */
  name: string;
  shipped: string;
  isOwn: boolean;
  onChange: () => void;
  onReset: () => void;
}

/** Line that shows what a key does, the key itself, and the way to change it. */
export function KeyLine({ name, shipped, isOwn, onChange, onReset }: KeyLineProps) {
  const { t } = useTranslation('settings');
  const keyText = useKeyText();
  const change = useRef<HTMLButtonElement>(null);
  const reset = () => {
    onReset();
    change.current?.focus();
  };
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        {name}
        {isOwn && (
          <span className={styles.own}>{t('keys.own', { key: plainKeyText(shipped, t) })}</span>
        )}
      </span>
      <kbd className={keycap.key}>{keyText(shipped)}</kbd>
      <span className={styles.buttons}>
        {isOwn && (
          <Button
            size="compact"
            variant="subtle"
            aria-label={t('resetOf', { name })}
            onClick={reset}
          >
            {t('reset')}
          </Button>
        )}
        <Button
          ref={change}
          size="compact"
          variant="default"
          aria-label={t('keys.changeOf', { name })}
          onClick={onChange}
        >
          {t('keys.change')}
        </Button>
      </span>
    </li>
  );
}

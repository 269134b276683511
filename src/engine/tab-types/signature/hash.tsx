import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shortHash } from '../../../ui/format/short-hash';
import { IconButton } from '../../../ui/icon-button';
import { useCopyText } from '../../views/actions/use-copy-text';
import styles from './signature-tab.module.css';

/** Beginning of a hash; the whole is there to be looked up and copied. */
export function Hash({ value }: { value: string }) {
  const { t } = useTranslation('signature');
  const copyText = useCopyText();
  return (
    <span className={styles.hash}>
      <code title={value}>{shortHash(value)}</code>
      <IconButton
        aria-label={t('copyHash')}
        title={t('copyHash')}
        className={styles.copy}
        onClick={() => void copyText(value, t('hashCopied'))}
      >
        <IconCopy size={16} stroke={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}

import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './notice-message.module.css';

/** A notice with details beneath that can be copied for whoever looks into it. */
export function NoticeMessage({ text, details }: { text: string; details: string }) {
  const { t } = useTranslation('ui');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(`${text}\n${details}`);
    setCopied(true);
  };
  return (
    <>
      <div>{text}</div>
      <div className={styles.details}>{details}</div>
      {/* Absent on plain HTTP, where the text can still be selected. */}
      {'clipboard' in navigator && (
        <Button size="compact-xs" variant="default" onClick={() => void copy()}>
          {copied ? t('copied') : t('copy')}
        </Button>
      )}
    </>
  );
}

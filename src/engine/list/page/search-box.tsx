import { useEffect, useRef, useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { shortestSearch } from '../source/row-page';
import styles from './list-toolbar.module.css';

interface SearchBoxProps {
  q: string;
  onChange: (q: string) => void;
}

/** Pause after the last keystroke before the list is asked, in ms. */
const pause = 300;

/** Full-text search of a list. */
export function SearchBox({ q, onChange }: SearchBoxProps) {
  const { t } = useTranslation('list');
  const [typed, setTyped] = useState(q);
  const timer = useRef<number>(undefined);
  const pending = useRef(false);
  useEffect(() => {
    if (!pending.current) setTyped(q);
  }, [q]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const apply = (text: string) => {
    window.clearTimeout(timer.current);
    pending.current = false;
    onChange(text.trim());
  };
  const short = typed.trim().length > 0 && typed.trim().length < shortestSearch;
  return (
    <TextInput
      className={styles.search}
      type="search"
      aria-label={t('search')}
      placeholder={t('search')}
      maxLength={100}
      value={typed}
      leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton
            size="sm"
            aria-label={t('clearSearch')}
            onClick={() => {
              setTyped('');
              apply('');
            }}
          />
        )
      }
      description={short ? t('searchShort') : undefined}
      inputWrapperOrder={['input', 'description']}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        pending.current = true;
        window.clearTimeout(timer.current);
        timer.current = window.setTimeout(() => apply(value), pause);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key === 'Escape') {
          setTyped('');
          apply('');
        }
      }}
    />
  );
}

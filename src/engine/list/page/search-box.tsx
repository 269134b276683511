import { CloseButton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDelayedText } from '../filter/use-delayed-text';
import { shortestSearch } from '../source/list-source';
import styles from './list-toolbar.module.css';

interface SearchBoxProps {
  q: string;
  onChange: (q: string) => void;
}

/** Full-text search of a list. */
export function SearchBox({ q, onChange }: SearchBoxProps) {
  const { t } = useTranslation('list');
  const { typed, type, apply } = useDelayedText(q, (text) => onChange(text.trim()));
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
          <CloseButton size="sm" aria-label={t('clearSearch')} onClick={() => apply('')} />
        )
      }
      description={short ? t('searchShort') : undefined}
      inputWrapperOrder={['input', 'description']}
      onChange={({ currentTarget: { value } }) => type(value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(typed);
        if (event.key === 'Escape' && typed !== '') {
          // Clears the search and nothing else: the record around an embedded list stays as it is.
          event.preventDefault();
          apply('');
        }
      }}
    />
  );
}

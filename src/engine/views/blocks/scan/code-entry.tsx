import { Button } from '../../../../ui/button';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/text-field';
import { useScans } from '../../../../ui/use-scans';
import classes from './scan.module.css';

interface CodeEntryProps {
  onCode: (code: string) => void;
}

/** Most letters of a code: a GS1 label with all of its values, or a link that holds them. */
const LONGEST = 300;

/** Field to type a code into; a keyboard-wedge scanner is heard wherever the focus is. */
export function CodeEntry({ onCode }: CodeEntryProps) {
  const { t } = useTranslation('scanner');
  const [text, setText] = useState('');
  // Keeps the screen keyboard away until one wants to write: devices with a scanner type into the focused field.
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const take = (code: string) => {
    setText('');
    if (code.trim()) onCode(code.trim());
  };
  useScans(take);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(text);
  };
  return (
    <form onSubmit={submit}>
      <div className={classes.entry}>
        <TextField
          ref={input}
          label={t('entry.label')}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          inputMode={isTyping ? 'text' : 'none'}
          onPointerDown={() => setTyping(true)}
          onBlur={() => setTyping(false)}
        />
        <Button type="submit" variant="default" Icon={IconSearch} disabled={!text.trim()}>
          {t('entry.search')}
        </Button>
      </div>
      <p className={classes.hint}>{t('entry.hint')}</p>
    </form>
  );
}

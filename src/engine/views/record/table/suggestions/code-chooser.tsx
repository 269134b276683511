import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../../ui/button';
import type { AnyRecord } from '../../../../define/definition';
import styles from './entry-line.module.css';
import type { CodeChoice } from './use-code-entry';

interface CodeChooserProps {
  choice: CodeChoice;
  nameOf: (hit: AnyRecord) => string;
  /** Called with the choice; undefined: the code is given up. */
  onChoose: (hit: AnyRecord | undefined) => void;
}

/** List of what a code may mean, above its field: arrows go through it, Enter takes one, Escape gives the code up. */
export function CodeChooser({ choice, nameOf, onChoose }: CodeChooserProps) {
  const { t } = useTranslation('table');
  const heading = useId();
  const list = useRef<HTMLUListElement>(null);
  const buttons = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => buttons()[0]?.focus({ preventScroll: true }), [choice]);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) all[(at + step + all.length) % all.length]?.focus();
    else if (event.key === 'Escape') onChoose(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      className={styles.chooser}
      aria-labelledby={heading}
      role="alertdialog"
      onKeyDown={onKeyDown}
    >
      <p id={heading} className={styles.chooserTitle}>
        {t('severalMeanings', { code: choice.code })}
      </p>
      <ul ref={list} className={styles.choices}>
        {choice.hits.map((hit, index) => (
          <li key={index}>
            <button type="button" className={styles.choice} onClick={() => onChoose(hit)}>
              {nameOf(hit)}
            </button>
          </li>
        ))}
      </ul>
      <Button size="xs" variant="subtle" onClick={() => onChoose(undefined)}>
        {t('giveUp')}
      </Button>
    </section>
  );
}

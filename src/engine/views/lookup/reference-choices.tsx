import { IconX } from '@tabler/icons-react';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../application/context';
import { lookupNamed } from '../../data/lookups/use-lookup';
import { wantFocus } from '../../../ui/focus';
import { ReferencePicker } from './reference-picker';
import classes from './reference-choices.module.css';
import { useReferenceTexts } from '../../data/references/use-reference-texts';

export interface ReferenceChoicesProps {
  lookup: string;
  label: string;
  /** Values as the wire's filter spells them. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const holdsNothing = () => () => {};

/** Control for several records, chosen one by one, each with a button that takes it away. */
export function ReferenceChoices({ lookup, label, chosen, onChange }: ReferenceChoicesProps) {
  const { t } = useTranslation('lookup');
  const { registry } = useEngine();
  const paths = useMemo(() => [lookupNamed(registry, lookup).path], [registry, lookup]);
  const textOf = useReferenceTexts(paths);
  const id = useId();
  // Starts the picker anew after each choice.
  const [round, setRound] = useState(0);
  return (
    <div className={classes.choices} role="group" aria-label={label}>
      <ReferencePicker
        key={round}
        id={id}
        lookup={lookup}
        title={label}
        label={t('add', { title: label })}
        value={null}
        required={false}
        invalid={false}
        describedBy={undefined}
        onChange={(value) => {
          setRound(round + 1);
          // Ignores a typed text that names nothing.
          const known = typeof value === 'number' ? String(value) : undefined;
          if (known !== undefined && !chosen.includes(known)) onChange([...chosen, known]);
          // Waits: another control takes the place of this one.
          wantFocus(() => document.getElementById(id)?.focus());
        }}
        onBlur={() => {}}
        register={holdsNothing}
      />
      {chosen.length > 0 && (
        <ul className={classes.chosen} aria-label={t('chosen')}>
          {chosen.map((value) => {
            const title = textOf(lookup, value) ?? value;
            return (
              <li key={value} className={classes.one}>
                <span className={classes.title}>{title}</span>
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('removeChosen', { title })}
                  onClick={() => onChange(chosen.filter((other) => other !== value))}
                >
                  <IconX size={16} stroke={1.5} aria-hidden />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

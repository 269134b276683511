import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerOption } from './filter-options';
import { Floating } from './floating';
import classes from './option-list.module.css';

interface OptionListProps {
  id: string;
  options: readonly PickerOption[];
  chosen: unknown;
  active: number;
  /** Said when there is nothing to choose from. */
  notice: string | undefined;
  onTake: (option: PickerOption) => void;
  onClose: () => void;
}

/** More rows than anybody reads; typing narrows them. */
const LIMIT = 300;

/** The options under a combobox; the focus stays in the text, `active` says which option the arrows reached. */
export function OptionList(props: OptionListProps) {
  const { id, options, chosen, active, notice, onTake, onClose } = props;
  const { t } = useTranslation('form');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  if (options.length === 0 && notice === undefined) return null;
  return (
    <Floating width="target" onClose={onClose}>
      {/* Pressing the mouse must not take the focus from the text. */}
      <div
        ref={list}
        id={id}
        className={classes.list}
        role="listbox"
        aria-label={t('form:options')}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.slice(0, LIMIT).map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.value === chosen}
            data-active={index === active || undefined}
            className={classes.option}
            onClick={() => onTake(option)}
          >
            {option.label}
          </div>
        ))}
        {options.length === 0 && (
          <div className={classes.notice} role="option" aria-disabled aria-selected={false}>
            {notice}
          </div>
        )}
      </div>
    </Floating>
  );
}

import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerOption } from '../../../data/lookups/filter-options';
import { Floating } from '../../../../ui/floating';
import { ToneSwatch } from './tone-swatch';
import classes from './option-list.module.css';

interface OptionListProps {
  id: string;
  options: readonly PickerOption[];
  /** Chosen value, or all of them where several can be chosen. */
  chosen: unknown;
  multiple?: boolean;
  active: number;
  /** True in a sheet, where it has all the room. */
  isInSheet?: boolean;
  /** Text shown when there is nothing to choose from. */
  notice: string | undefined;
  onTake: (option: PickerOption) => void;
  onClose: () => void;
}

/** Most options shown: nobody reads more, and typing narrows them. */
const LIMIT = 300;

/** List of options while the focus stays in the text; `active` is the option that the arrows reached. */
export function OptionList(props: OptionListProps) {
  const { id, options, chosen, multiple, active, isInSheet, notice, onTake, onClose } = props;
  const { t } = useTranslation('form');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.children[active];
    if (isInSheet) option?.scrollIntoView?.({ block: 'nearest' });
    else if (list.current && option) bringIntoList(list.current, option);
  }, [active, isInSheet]);
  const isChosen = ({ value }: PickerOption) =>
    Array.isArray(chosen) ? chosen.includes(value) : value === chosen;
  if (options.length === 0 && notice === undefined) return null;
  const drawn = (
    /* Keeps the focus in the text when the mouse is pressed. */
    <div
      data-fills={isInSheet || undefined}
      ref={list}
      id={id}
      className={classes.list}
      role="listbox"
      aria-label={t('form:options')}
      aria-multiselectable={multiple || undefined}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.slice(0, LIMIT).map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={isChosen(option)}
          data-active={index === active || undefined}
          className={classes.option}
          onClick={() => onTake(option)}
        >
          {multiple && (
            <span className={classes.mark} aria-hidden>
              {isChosen(option) && <IconCheck size={16} stroke={2} />}
            </span>
          )}
          {option.tone && <ToneSwatch tone={option.tone} />}
          {option.label}
          {option.detail && <span className={classes.detail}>{option.detail}</span>}
        </div>
      ))}
      {options.length === 0 && (
        <div className={classes.notice} role="option" aria-disabled aria-selected={false}>
          {notice}
        </div>
      )}
    </div>
  );
  if (isInSheet) return drawn;
  return (
    <Floating width="target" onClose={onClose}>
      {drawn}
    </Floating>
  );
}

/** Scrolls the list alone: whatever else scrolls around it, like a table with the cell, stays. */
function bringIntoList(list: Element, option: Element): void {
  const around = list.getBoundingClientRect();
  const { top, bottom } = option.getBoundingClientRect();
  if (top < around.top) list.scrollTop -= around.top - top;
  else if (bottom > around.bottom) list.scrollTop += bottom - around.bottom;
}

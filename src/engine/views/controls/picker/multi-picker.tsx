import { IconSelector, IconX } from '@tabler/icons-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { useIsPhone } from '../../../../ui/phone';
import { ComboboxField, comboboxAttributes } from '../combobox';
import { useHandUp } from '../use-hand-up';
import controls from '../control.module.css';
import { useValueSteps } from '../field-steps';
import type { WidgetProps } from '../../../fields/field-editing';
import { unaccent } from '../../../fields/unaccent';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { filterOptions, type PickerOption } from '../../../data/lookups/filter-options';
import { isJudged } from './is-judged';
import classes from './multi-picker.module.css';
import { OptionList } from './option-list';
import { OptionSheet } from './option-sheet';

export interface MultiPickerProps extends WidgetProps {
  options: readonly PickerOption[];
  /** Returns the text of a value, which need not be on offer any more. */
  labelOf: (value: unknown) => string;
  /** Text shown instead of options. */
  notice?: string;
}

/** Number of options up to which there is no search. */
const FEW = 12;

/**
 * Control for several values: Enter adds or removes, Backspace in the empty text removes the last one; the list stays
 * open meanwhile. A text that fits nothing becomes a value of its own, for validation to name it.
 */
export function MultiPicker(props: MultiPickerProps) {
  const { id, options, labelOf, notice, required, invalid, describedBy } = props;
  const { value, onBlur, register } = props;
  const { change: onChange, onKey: goBack } = useValueSteps(value, props.onChange);
  const { t } = useTranslation('form');
  const [text, setText] = useState('');
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const chosenId = useId();
  const isPhone = useIsPhone();
  const label = useFieldLabel();

  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const found = filterOptions(options, text);
  const listId = `${id}-list`;

  /** Sorts the values in the order of the list, so that the same choice is the same value. */
  const change = (next: readonly unknown[]) => {
    const places = new Map(options.map((option, place) => [option.value as unknown, place]));
    const place = (one: unknown) => places.get(one) ?? Infinity;
    onChange([...new Set(next)].sort((a, b) => (place(a) < place(b) ? -1 : 1)));
  };
  const remove = (one: unknown) => change(chosen.filter((other) => other !== one));
  const take = (option: PickerOption) => {
    setText('');
    if (text !== '') setActive(options.indexOf(option));
    if (chosen.includes(option.value)) remove(option.value);
    else change([...chosen, option.value]);
  };

  /** Takes a typed text, when the field is left or the form is saved. */
  const commit = () => {
    const typed = text.trim();
    if (typed === '') return;
    setText('');
    const exact = found.find((option) => unaccent(option.label) === unaccent(typed));
    const meant = (exact ?? found[active] ?? found[0])?.value;
    if (meant !== undefined) change([...chosen, meant]);
    else if (isJudged(props.field.property.items ?? {})) change([...chosen, typed]);
  };
  useHandUp(register, commit);

  // Includes the chosen values in the field's description.
  const said = [...chosen.map((_, place) => `${chosenId}-${place}`), describedBy]
    .filter(Boolean)
    .join(' ');

  const move = (to: number) => {
    setOpened(true);
    setActive(Math.max(0, Math.min(found.length - 1, to)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (text === '' && goBack(event)) return;
    const option = opened ? found[active] : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? active + 1 : active - 1);
    } else if (event.key === 'Enter' && (option || text !== '')) {
      event.preventDefault();
      if (option) take(option);
      else commit();
    } else if (event.key === 'Backspace' && text === '' && chosen.length > 0) {
      change(chosen.slice(0, -1));
    } else if (event.key === 'Escape' && (opened || text !== '')) {
      // Leaves the field as it was; only the next Escape belongs to the form.
      event.stopPropagation();
      setText('');
      setOpened(false);
    }
  };

  const attributes = comboboxAttributes({
    ...{ listId, isOpen: opened, onKeyDown },
    active: found[active] && active,
    onType: (typed) => {
      setText(typed);
      setOpened(true);
      setActive(typed === '' ? -1 : 0);
    },
  });
  const list = (
    <OptionList
      id={listId}
      options={found}
      chosen={chosen}
      multiple
      active={active}
      isInSheet={isPhone}
      notice={notice ?? t('form:noMatch')}
      onTake={take}
      onClose={() => setOpened(false)}
    />
  );
  const closeSheet = () => {
    setText('');
    setOpened(false);
    setActive(-1);
  };

  return (
    <div
      className={`${controls.control} ${classes.control}`}
      data-invalid={invalid || undefined}
      // Takes a click beside the text as one on the text.
      onMouseDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        input.current?.focus();
        setOpened(true);
      }}
    >
      {chosen.length > 0 && (
        <ul className={classes.chips}>
          {chosen.map((one, place) => (
            <li key={String(one)} className={classes.chip}>
              <span id={`${chosenId}-${place}`} className={classes.label}>
                {labelOf(one)}
              </span>
              {/* Serves the mouse only: by keyboard Enter on the option or Backspace does the same. */}
              <button
                type="button"
                className={classes.remove}
                tabIndex={-1}
                aria-label={t('form:removeValue', { value: labelOf(one) })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  remove(one);
                  input.current?.focus();
                }}
              >
                <IconX size={14} stroke={1.5} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ComboboxField
        {...{ id, required, invalid, text, attributes, onBlur }}
        ref={input}
        className={`${controls.input} ${classes.input}`}
        describedBy={said || undefined}
        shown=""
        isOpen={opened}
        isApart={isPhone}
        onOpen={() => setOpened(true)}
        onLeave={() => {
          commit();
          setOpened(false);
          setActive(-1);
          onBlur();
        }}
      />
      <span className={controls.unit} aria-hidden>
        <IconSelector size={16} stroke={1.5} />
      </span>
      {opened &&
        (isPhone ? (
          <OptionSheet
            title={label(props.field)}
            isSearched={options.length > FEW}
            input={{ ...attributes, className: controls.input, value: text }}
            onClose={closeSheet}
            footer={<Button onClick={closeSheet}>{t('ui:ok')}</Button>}
          >
            {list}
          </OptionSheet>
        ) : (
          list
        ))}
    </div>
  );
}

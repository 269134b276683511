import { IconSelector } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../../../ui/phone';
import { ClearButton, ComboboxField, comboboxAttributes, stepTo } from '../combobox';
import { useHandUp } from '../use-hand-up';
import controls from '../control.module.css';
import { useValueSteps } from '../field-steps';
import type { WidgetProps } from '../../../fields/field-editing';
import { unaccent } from '../../../fields/unaccent';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { filterOptions, type PickerOption } from '../../../data/lookups/filter-options';
import { isJudged } from './is-judged';
import { OptionList } from './option-list';
import { OptionSheet } from './option-sheet';

export interface OptionPickerProps extends WidgetProps {
  options: readonly PickerOption[];
  /** Text of the value, which need not be on offer any more. */
  shown: string;
  start?: ReactNode;
  /** Text shown instead of options. */
  notice?: string;
  /** Takes a text as it is, even if it is not in the list. */
  open?: boolean;
  /** Turns a typed text into the option's value. */
  codeOf?: (text: string) => string;
}

/** Number of options up to which a phone needs no keyboard. */
const FEW = 12;

const PAGE = 8;

/**
 * Control to choose an option: Enter or Tab takes, Escape restores, an emptied text clears. On a phone it is a button
 * that opens a sheet. A text that fits nothing stays and is handed up, for validation to name it.
 */
export function OptionPicker(props: OptionPickerProps) {
  const { id, options, shown, notice, open = false, codeOf, required, invalid } = props;
  const { value, onBlur, register, describedBy } = props;
  const { change: onChange, onKey: goBack } = useValueSteps(value, props.onChange);
  const { t } = useTranslation('form');
  const [text, setText] = useState<string>();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const isPhone = useIsPhone();
  const label = useFieldLabel();

  const found = text === undefined ? options : filterOptions(options, text, codeOf);
  const listId = `${id}-list`;

  const show = () => {
    setOpened(true);
    setActive(options.findIndex((option) => option.value === value));
  };
  const take = (option: PickerOption) => {
    setText(undefined);
    setOpened(false);
    if (option.value !== value) onChange(option.value);
  };

  /** Takes a typed text, when the field is left or the form is saved. */
  const commit = () => {
    if (text === undefined) return;
    const typed = text.trim();
    const exact = found.find(
      (option) => unaccent(option.label) === unaccent(typed) || option.value === codeOf?.(typed),
    );
    const meant = exact ?? (open ? undefined : (found[active] ?? found[0]));
    setText(undefined);
    if (typed === '') onChange(null);
    else if (meant) take(meant);
    else if (open || isJudged(props.field.property)) onChange(typed);
  };

  useHandUp(register, commit);

  const move = (to: number) => {
    if (!opened) show();
    else setActive(Math.max(0, Math.min(found.length - 1, to)));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (text === undefined && goBack(event)) return;
    const step = stepTo(event.key, { active, count: found.length, page: PAGE });
    if (step !== undefined && (opened || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      move(step);
    } else if (event.key === 'Enter') {
      const option = opened ? found[active] : undefined;
      if (option) event.preventDefault();
      if (option) take(option);
      else commit();
      setOpened(false);
    } else if (event.key === 'Escape' && (opened || text !== undefined)) {
      // Leaves the field as it was; only the next Escape belongs to the form, or closes the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setText(undefined);
      setOpened(false);
    }
  };

  const isMany = open || options.length > FEW;
  const attributes = comboboxAttributes({
    ...{ listId, isOpen: opened, onKeyDown },
    active: found[active] && active,
    onType: (typed) => {
      setText(typed);
      setOpened(true);
      setActive(open || typed === '' ? -1 : 0);
    },
  });
  const list = (
    <OptionList
      id={listId}
      options={found}
      chosen={value}
      active={active}
      isInSheet={isPhone}
      notice={notice ?? (open ? undefined : t('form:noMatch'))}
      onTake={take}
      onClose={() => setOpened(false)}
    />
  );
  /** Closes the sheet; a text typed there counts only where any text does. */
  const closeSheet = () => {
    if (open) commit();
    setText(undefined);
    setOpened(false);
  };

  return (
    <div className={controls.control} data-invalid={invalid || undefined}>
      {props.start}
      <ComboboxField
        {...{ id, required, invalid, describedBy, shown, text, attributes, onBlur }}
        ref={input}
        isOpen={opened}
        isApart={isPhone}
        inputMode={isMany ? undefined : 'none'}
        // Typing replaces what is shown; nobody edits a country's name.
        onFocus={(event) => event.currentTarget.select()}
        onOpen={() => !opened && show()}
        onLeave={() => {
          commit();
          setOpened(false);
          onBlur();
        }}
      />
      {!required && shown !== '' && (
        <ClearButton
          onClear={() => {
            setText(undefined);
            onChange(null);
            input.current?.focus();
          }}
        />
      )}
      <span className={controls.unit} aria-hidden>
        <IconSelector size={16} stroke={1.5} />
      </span>
      {opened &&
        (isPhone ? (
          <OptionSheet
            title={label(props.field)}
            isSearched={isMany}
            input={{ ...attributes, className: controls.input, value: text ?? '' }}
            onClose={closeSheet}
          >
            {list}
          </OptionSheet>
        ) : (
          list
        ))}
    </div>
  );
}

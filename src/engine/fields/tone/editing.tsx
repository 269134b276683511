import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { isTone } from '../../../../schemas/rules/tone';
import { OptionPicker } from '../../views/controls/picker/option-picker';
import { ToneSwatch } from '../../views/controls/picker/tone-swatch';
import controls from '../../views/controls/control.module.css';
import { toneHex } from './tone-hex';
import { useEnumOptions } from '../enumeration/use-enum-options';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedChoice } from '../copied-choice';

function ToneInput(props: WidgetProps) {
  const texts = useEnumOptions(props.field);
  const scheme = useComputedColorScheme();
  const options = useMemo(
    () =>
      texts.map(({ value, label }) => {
        const tone = String(value);
        return isTone(tone) ? { value, label, tone, detail: toneHex(tone) } : { value, label };
      }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the hex values are the scheme's
    [texts, scheme],
  );
  const { value } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <OptionPicker
      {...props}
      options={options}
      shown={chosen?.label ?? String(value ?? '')}
      start={
        typeof value === 'string' &&
        isTone(value) && (
          <span className={controls.start}>
            <ToneSwatch tone={value} />
          </span>
        )
      }
    />
  );
}

export const editing: FieldEditing = {
  Widget: ToneInput,
  readCopied: copiedChoice,
  typeProblem: 'problems:notListed',
  formatProblem: () => ({ key: 'problems:format.tone' }),
};

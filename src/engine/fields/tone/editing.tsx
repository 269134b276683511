import { useMemo } from 'react';
import { isTone, tones } from '../../../../schemas/rules/tone';
import { useTokens } from '../../../ui/use-tokens';
import { OptionPicker } from '../../views/controls/picker/option-picker';
import { ToneSwatch } from '../../views/controls/picker/tone-swatch';
import controls from '../../views/controls/control.module.css';
import { toneToken } from './tone-token';
import { useEnumOptions } from '../enumeration/use-enum-options';
import type { FieldEditing, WidgetProps } from '../field-editing';
import { copiedChoice } from '../copied';

const toneTokens = tones.map(toneToken);

function ToneInput(props: WidgetProps) {
  const texts = useEnumOptions(props.field);
  const hex = useTokens(toneTokens);
  const options = useMemo(
    () =>
      texts.map(({ value, label }) => {
        const tone = String(value);
        return isTone(tone)
          ? { value, label, tone, detail: hex[toneToken(tone)] }
          : { value, label };
      }),
    [texts, hex],
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

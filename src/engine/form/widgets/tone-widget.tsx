import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { isTone } from '../../../../schemas/rules/tone';
import { OptionPicker } from '../picker/option-picker';
import { ToneSwatch } from '../picker/tone-swatch';
import controls from './control.module.css';
import { toneHex } from './tone-hex';
import { useEnumOptions } from './use-enum-options';
import type { Widget, WidgetProps } from './widget';

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

/** The colour of a status: one of the design's tones, which are legible in light and dark. */
export const toneWidget: Widget = {
  name: 'tone',
  rank: (field) => (field.property.format === 'tone' ? 20 : undefined),
  Component: ToneInput,
};

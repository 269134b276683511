import type { MultiSchemaFieldTemplateProps, WidgetProps } from '@rjsf/utils';
import { createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/select';
import { inWords } from '../../fields/in-words';
import nested from './nested.module.css';

/** Place whose alternative is drawn here: its choice already has a frame. */
export const AlternativeContext = createContext<string | undefined>(undefined);

export function AlternativeTemplate({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps) {
  return (
    <div className={nested.alternative}>
      {selector}
      {optionSchemaField}
    </div>
  );
}

/** Choice among alternatives; one with a schema of its own is named after it, others as the contract says. */
export function AlternativeSelect({ id, value, options, readonly, onChange }: WidgetProps) {
  const { t } = useTranslation('record');
  return (
    <Select
      id={id}
      aria-label={t('record:nested.alternative')}
      value={value === undefined ? '' : String(value)}
      disabled={readonly}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.enumOptions?.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {t(`entities:${option.label}.one`, { defaultValue: inWords(option.label) })}
        </option>
      ))}
    </Select>
  );
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../context';
import { useLookup } from '../../lookup/use-lookup';
import { OptionPicker } from '../picker/option-picker';
import type { WidgetProps } from './widget';

interface LookupControlProps extends WidgetProps {
  codeOf?: (text: string) => string;
}

/** A row of a reference list. Blocked rows are not on offer, but shown where they are set. */
export function LookupControl(props: LookupControlProps) {
  const { field, value } = props;
  const { t } = useTranslation('form');
  const { registry } = useEngine();
  const { options, optionOf, isPending, isError } = useLookup(field.lookup);
  const offered = useMemo(() => options.filter((option) => !option.blocked), [options]);
  const text = optionOf(value)?.label ?? (isPending ? '' : String(value ?? ''));
  return (
    <OptionPicker
      {...props}
      options={offered}
      shown={text}
      open={registry.lookups[field.lookup ?? '']?.open}
      notice={noticeKey(isPending, isError) && t(`form:${noticeKey(isPending, isError)}`)}
    />
  );
}

function noticeKey(isPending: boolean, isError: boolean) {
  if (isError) return 'loadFailed';
  return isPending ? 'loading' : undefined;
}

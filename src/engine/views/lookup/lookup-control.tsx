import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../application/context';
import { offeredOptions } from '../../data/lookups/filter-options';
import { useLookup } from '../../data/lookups/use-lookup';
import { OptionPicker } from '../controls/picker/option-picker';
import type { WidgetProps } from '../../fields/field-editing';

interface LookupControlProps extends WidgetProps {
  codeOf?: (text: string) => string;
}

/** Control to choose from a list; blocked rows are not on offer, but shown where they are set. */
export function LookupControl(props: LookupControlProps) {
  const { field, value } = props;
  const { t } = useTranslation('form');
  const { registry, me } = useEngine();
  const lookup = registry.lookups[field.lookup ?? ''];
  const { options, optionOf, isPending, isError } = useLookup(field.lookup);
  const offered = useMemo(
    () =>
      offeredOptions(
        field.offered ? options.filter((one) => field.offered?.(one.value)) : options,
        lookup?.me ? { id: me.id, label: (name) => t('form:me', { name }) } : undefined,
      ),
    [options, field, lookup, me.id, t],
  );
  const text = optionOf(value)?.label ?? (isPending ? '' : String(value ?? ''));
  return (
    <OptionPicker
      {...props}
      options={offered}
      shown={text}
      open={lookup?.open}
      notice={noticeKey(isPending, isError) && t(`form:${noticeKey(isPending, isError)}`)}
    />
  );
}

function noticeKey(isPending: boolean, isError: boolean) {
  if (isError) return 'loadFailed';
  return isPending ? 'loading' : undefined;
}

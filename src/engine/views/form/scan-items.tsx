import type { ArrayFieldTemplateProps } from '@rjsf/utils';
import { IconBarcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import type { Field } from '../../fields/field';
import { pathName } from '../../fields/field-at';
import { scannedItem } from '../../fields/is-scanned';
import { useFieldLabel } from '../../fields/use-field-texts';
import { useScan } from '../controls/scan/use-scan';
import { useFormSurroundings } from './form-context';

/** Button that turns one code after the other into an item; existing ones are not added twice. */
export function ScanItems({
  field,
  fieldPathId,
  formData,
}: { field: Field } & ArrayFieldTemplateProps) {
  const { t } = useTranslation('scanner');
  const { bridge } = useFormSurroundings();
  const label = useFieldLabel()(field);
  const name = pathName(fieldPathId.path);
  const title = t('field.scan', { label });
  const itemOf = scannedItem(field);
  const { open, dialog } = useScan({
    title,
    isSeveral: true,
    onCode: (code) => {
      const item = itemOf?.(code);
      // Removes items that were added by hand and are still empty.
      const items = Array.isArray(formData) ? formData.filter((one) => !isNothing(one)) : [];
      const isThere = items.some((one) => JSON.stringify(one) === JSON.stringify(item));
      if (!isThere) bridge.change(name, [...items, item]);
      return !isThere;
    },
  });
  return (
    <>
      <Button variant="default" Icon={IconBarcode} onClick={open}>
        {t('field.scanShort')}
        <span className="visually-hidden"> {label}</span>
      </Button>
      {dialog}
    </>
  );
}

const isNothing = (one: unknown) =>
  one == null || one === '' || (typeof one === 'object' && Object.keys(one).length === 0);

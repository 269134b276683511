import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../../application/context';
import { useFormatters } from '../../../data/use-formatters';
import { countryOf, isShown } from '../../../fields/fields-of-record';
import type { Field } from '../../../fields/field';
import { mapAddress, postalAddress } from '../../../groups/postal-address';
import { partsOf } from '../../../groups/read-together';
import { useFieldLabel } from '../../../fields/use-field-texts';
import { useReadRecord } from '../record-context';
import { summaryOf } from '../../../screens/summary';
import styles from './contact-bar.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Bar to call, write or go there from a phone: what the summary names as facts can be reached in one press. */
export function ContactBar() {
  const { place, stored: record } = useReadRecord();
  const { fields } = place;
  const { can } = useEngine();
  const { t } = useTranslation('record');
  const label = useFieldLabel();
  const facts = useMemo(
    () => summaryOf(place).facts.filter(({ type }) => type.link?.isContact),
    [place],
  );
  const address = useMemo(() => partsOf(postalAddress, Object.values(fields)), [fields]);
  const parts = useMemo(() => Object.values(address), [address]);
  const formatters = useFormatters(parts);
  const textOf = (field: Field | undefined) =>
    field ? (formatters.get(field.name)?.(record[field.name], record) ?? '') : '';
  const country = countryOf(fields, record);
  const ways = facts.flatMap((field) => {
    const value = record[field.name];
    const href =
      typeof value === 'string' && value !== '' && isShown(field, record, can)
        ? field.type.link?.href(value, country)
        : undefined;
    return href === undefined ? [] : [{ field, href }];
  });
  const map = textOf(address.city) === '' ? undefined : mapAddress(address, textOf, record);
  if (ways.length === 0 && map === undefined) return null;
  return (
    <ul className={styles.bar}>
      {ways.map(({ field, href }) => (
        <li key={field.name}>
          <a href={href}>
            {href.startsWith('mailto:') ? <IconMail {...icon} /> : <IconPhone {...icon} />}
            {label(field)}
          </a>
        </li>
      ))}
      {map !== undefined && (
        <li>
          <a href={map} target="_blank" rel="noreferrer">
            <IconMapPin {...icon} />
            {t('mapShort')}
          </a>
        </li>
      )}
    </ul>
  );
}

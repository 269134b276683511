import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Field } from '../fields/field';
import type { FieldGroup, GroupViewProps } from './field-group';
import { isPart } from './field-part';
import styles from './groups.module.css';
import { postalLines } from './postal-lines';

/** Address as on an envelope, with the way to a map. */
function PostalAddress({ parts }: GroupViewProps) {
  const { t } = useTranslation('record');
  const { street, postalCode, city, country } = parts;
  const lines = postalLines({
    street: street?.text,
    postalCode: postalCode?.text,
    city: city?.text,
    country: country?.text,
    countryCode: country?.value,
  });
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      <a className={styles.aside} href={mapHref(lines)} target="_blank" rel="noreferrer">
        <IconMapPin size={14} stroke={1.5} aria-hidden />
        {t('map')}
      </a>
    </>
  );
}

/** Returns the address of a map that shows the address of a record. */
export function mapAddress(
  { street, postalCode, city, country }: Readonly<Record<string, Field>>,
  textOf: (field: Field | undefined) => string,
  record: Readonly<Record<string, unknown>>,
): string {
  return mapHref(
    postalLines({
      street: textOf(street),
      postalCode: textOf(postalCode),
      city: textOf(city),
      country: textOf(country),
      countryCode: country && record[country.name],
    }),
  );
}

function mapHref(lines: readonly string[]): string {
  const query = new URLSearchParams({ query: lines.join(', ') });
  return `https://www.openstreetmap.org/search?${query.toString()}`;
}

export const postalAddress: FieldGroup = {
  name: 'postalAddress',
  roles: {
    street: isPart('street'),
    postalCode: isPart('postal-code'),
    city: isPart('city'),
    country: ({ type }) => type.isCountry === true,
  },
  needs: ['city'],
  lines: [['street'], ['postalCode', 'city'], ['country']],
  widths: { postalCode: 6.5 },
  View: PostalAddress,
};

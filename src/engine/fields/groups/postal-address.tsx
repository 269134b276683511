import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isPart, type FieldGroup, type GroupParts, type GroupViewProps } from './field-group';
import styles from './groups.module.css';
import { postalLines } from './postal-lines';

/** As on an envelope, with the way to a map. */
function PostalAddress({ parts }: GroupViewProps) {
  const { t } = useTranslation('record');
  const lines = postalLines(linesOf(parts));
  const query = new URLSearchParams({ query: lines.join(', ') });
  return (
    <>
      {lines.map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
      <a
        className={styles.aside}
        href={`https://www.openstreetmap.org/search?${query.toString()}`}
        target="_blank"
        rel="noreferrer"
      >
        <IconMapPin size={14} stroke={1.5} aria-hidden />
        {t('map')}
      </a>
    </>
  );
}

function linesOf({ street, postalCode, city, country }: GroupParts) {
  return {
    street: street?.text,
    postalCode: postalCode?.text,
    city: city?.text,
    country: country?.text,
    countryCode: typeof country?.value === 'string' ? country.value : undefined,
  };
}

export const postalAddress: FieldGroup = {
  roles: {
    street: isPart('street'),
    postalCode: isPart('postal-code'),
    city: isPart('city'),
    country: ({ type }) => type.isCountry === true,
  },
  needs: ['city'],
  View: PostalAddress,
};

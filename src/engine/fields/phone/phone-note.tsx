import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../../../schemas/rules/country';
import { FieldNote } from '../../views/controls/field-note';

interface PhoneNoteProps {
  phone: string;
  country: string | undefined;
}

/**
 * Fewest digits of a number with a note; shorter ones are extensions and emergency numbers, which numbering plans do
 * not have.
 */
const FEWEST_DIGITS = 6;

/** Note on what will be dialled, or a doubt. The number itself stays as typed. */
export function PhoneNote({ phone, country }: PhoneNoteProps) {
  const { t, i18n } = useTranslation('form');
  if (phone.replace(/\D/g, '').length < FEWEST_DIGITS) return null;
  const known = country !== undefined && isSupportedCountry(country) ? country : undefined;
  const dialled = phone.trim().replace(/^00/, '+');
  const found = parsePhoneNumberFromString(dialled, known);
  // Without a country nobody can tell.
  if (!found && !known && !dialled.startsWith('+')) return null;
  if (found?.isValid()) {
    return <FieldNote>{t('form:phoneDialled', { number: found.formatInternational() })}</FieldNote>;
  }
  const where = found?.country ?? known;
  return (
    <FieldNote>
      {where
        ? t('form:phoneDoubtIn', { country: countryName(where, i18n.language) })
        : t('form:phoneDoubt')}
    </FieldNote>
  );
}

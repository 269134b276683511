import { defineFields } from '../define';
import { letterSalutation } from '../rules/letter-salutation';
import { today } from '../rules/today';

/**
 * Contact persons: the letter salutation is computed from salutation, names and the language of the address; bounds of
 * the birthday.
 */
export const contactPersonFields = defineFields('ContactPerson', {
  name: { requiredMessage: 'noName' },
  birthday: {
    check: (date) => {
      if (date > today()) return 'msg_date_in_future';
      return date < '1900-01-01' ? 'msg_date_too_early' : undefined;
    },
  },
  briefanrede: {
    computed: {
      from: ['anrede', 'vorname', 'name'],
      value: (person, { choice, parent }) =>
        person.name
          ? letterSalutation({
              salutation: choice('anrede')?.bemerkung,
              language: parent?.sprache,
              firstName: person.vorname,
              lastName: person.name,
            })
          : null,
    },
  },
});

import type { FieldGroup, GroupViewProps } from './field-group';
import { isPart } from './field-part';
import styles from './groups.module.css';

function Person({ parts }: GroupViewProps) {
  const { salutation, title, givenName, familyName } = parts;
  const name = [salutation, title, givenName, familyName].map((part) => part?.text).filter(Boolean);
  return <span className={styles.line}>{name.join(' ')}</span>;
}

export const person: FieldGroup = {
  name: 'person',
  roles: {
    salutation: isPart('salutation'),
    title: isPart('title'),
    givenName: isPart('given-name'),
    familyName: isPart('family-name'),
  },
  needs: ['givenName', 'familyName'],
  lines: [['salutation', 'title', 'givenName', 'familyName']],
  isWide: true,
  widths: { salutation: 9, title: 7 },
  View: Person,
};

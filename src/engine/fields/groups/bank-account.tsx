import type { FieldGroup, GroupViewProps } from './field-group';
import styles from './groups.module.css';

function BankAccount({ parts: { iban, bic } }: GroupViewProps) {
  return (
    <>
      <span className={styles.line}>{iban?.text}</span>
      {bic?.text !== '' && <span className={styles.quiet}>{bic?.text}</span>}
    </>
  );
}

export const bankAccount: FieldGroup = {
  roles: {
    iban: ({ type }) => type.name === 'iban',
    bic: ({ type }) => type.name === 'bic',
  },
  needs: ['iban', 'bic'],
  View: BankAccount,
};

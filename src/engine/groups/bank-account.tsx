import type { FieldGroup, GroupViewProps } from './field-group';
import { isPart } from './field-part';
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
    iban: isPart('iban'),
    bic: isPart('bic'),
  },
  needs: ['iban', 'bic'],
  View: BankAccount,
};

import type { FieldGroup, GroupViewProps } from './field-group';
import { isPart } from './field-part';
import styles from './groups.module.css';

function BankAccount({ parts: { iban, bic } }: GroupViewProps) {
  return (
    <span className={styles.inLine}>
      <span>{iban?.text}</span>
      {bic?.text !== '' && <span className={styles.quiet}>{bic?.text}</span>}
    </span>
  );
}

export const bankAccount: FieldGroup = {
  name: 'bankAccount',
  roles: {
    iban: isPart('iban'),
    bic: isPart('bic'),
  },
  needs: ['iban', 'bic'],
  lines: [['iban', 'bic']],
  isWide: true,
  widths: { bic: 9 },
  View: BankAccount,
};

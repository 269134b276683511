import { bankAccount } from './bank-account';
import type { FieldGroup } from './field-group';
import { person } from './person';
import { postalAddress } from './postal-address';

export const fieldGroups: readonly FieldGroup[] = [postalAddress, bankAccount, person];

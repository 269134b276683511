import type { JsonSchema } from '../../schemas/contract/document';
import type { ListLimits } from '../../schemas/contract/list-limits';
import type { ContractTables } from '../../schemas/contract/tables';
import type { NamingScope } from '../../src/engine/define/named-fields';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { RegisteredTypes } from '../application/registered-types';

/** Screen's file with its text, and the definition in it. */
export interface ScreenSource {
  file: string;
  text: string;
  definition: WrittenScreen;
}

/** Contract that screens are about, and the types of their tabs and actions. */
export interface ScreenContract {
  types: RegisteredTypes;
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Tables of the contract; without `rights` its operations are not known, and paths are not judged. */
  tables: NamingScope['tables'] & Partial<Pick<ContractTables, 'rights'>>;
  /** Limits of lists that can do less than others, by their GET paths. */
  limits?: Readonly<Record<string, ListLimits>>;
}

import type { JsonSchema } from '../../schemas/contract/document';
import type { ListLimits } from '../../schemas/contract/list-limits';
import type { ContractTables } from '../../schemas/contract/tables';
import type { NamingScope } from '../../src/engine/define/named-fields';
import type { WrittenScreen } from '../../src/engine/define/define-screen';
import type { RegisteredTypes } from '../application/registered-types';

/** What a screen's file says, and the definition in it. */
export interface ScreenSource {
  file: string;
  text: string;
  definition: WrittenScreen;
}

/** The contract that screens are about, and the types of their tabs and actions. */
export interface ScreenContract {
  types: RegisteredTypes;
  schemas: Readonly<Record<string, JsonSchema>>;
  /** Without `rights` its operations are not known, and paths are not judged. */
  tables: NamingScope['tables'] & Partial<Pick<ContractTables, 'rights'>>;
  /** GET path of a list → what it can do less than others. */
  limits?: Readonly<Record<string, ListLimits>>;
}

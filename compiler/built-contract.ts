import type { JsonSchema, OpenApiDocument } from '../schemas/contract/document';
import { listLimits, type ListLimits } from '../schemas/contract/list-limits';
import { contractTables, type ContractTables } from '../schemas/contract/tables';

/** Contract as it was generated (`openapi.json`), with what follows from it. */
export interface BuiltContract {
  schemas: Readonly<Record<string, JsonSchema>>;
  tables: ContractTables;
  /** GET path of a list → what it can do less than others. */
  limits: Readonly<Record<string, ListLimits>>;
  document: OpenApiDocument;
}

/** Builds a generated contract as it is compared. */
export function builtContract(document: OpenApiDocument): BuiltContract {
  const tables = contractTables(document);
  return {
    document,
    schemas: document.components?.schemas ?? {},
    tables,
    limits: listLimits(document, tables),
  };
}

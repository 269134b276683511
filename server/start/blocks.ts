import type { StartFigure } from '../../schemas/contract/resource-declaration';
import type { Contract, Operation } from '../http/contract/contract';
import type { Resource } from '../resources/model/resource';
import type { Tables } from '../resources/model/tables';

/** Block of the start page for one list. */
export interface Block {
  name: string;
  /** Operation of the list; its right counts here too. */
  operation: Operation;
  resource: Resource;
  /** Figures, the most urgent first. */
  figures: readonly (readonly [string, StartFigure])[];
}

/** Finds the blocks of a contract, in its order. Throws for one whose list no resource serves. */
export function blocksOf({ operations }: Contract, tables: Tables): Block[] {
  return operations.flatMap((operation) => {
    const { start, path } = operation;
    if (!start) return [];
    const resource = tables.listed(path.slice(1));
    return [{ name: start.name, operation, resource, figures: Object.entries(start.figures) }];
  });
}

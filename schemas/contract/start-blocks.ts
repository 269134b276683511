import type { OpenApiDocument } from './document';
import type { StartBlock } from './resource-declaration';
import type { ContractTables } from './tables';

/** Figures that the start page shows of a schema's main list. */
export interface CountedList extends StartBlock {
  list: string;
}

/** Schema → the figures that the start page shows of it. */
export function startBlocks(
  document: OpenApiDocument,
  { lists }: Pick<ContractTables, 'lists'>,
): Record<string, CountedList> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([list, schema]) => {
      const block = document.paths[list]?.get?.['x-start'] as StartBlock | undefined;
      return block ? [[schema, { ...block, list }] as const] : [];
    }),
  );
}

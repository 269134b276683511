import { eq } from 'drizzle-orm';
import { files, images } from '../db/tables/files';
import type { Contract } from '../http/contract/contract';
import { bindResources, resourcesOf, type Resource } from '../resources/model/resource';
import type { Tables } from '../resources/model/tables';

/** Contents of which any record may have any number. */
const attachable = resourcesOf({ File: files, Image: images });

export type AttachmentKind = 'File' | 'Image';

/** Place of the contract where records of one kind have files or images. */
export interface Attachment {
  kind: AttachmentKind;
  /** Path, such as `/stammdaten/adressen/{adresseId}/dateien`. */
  path: string;
  /** The parameter of the path that names the record. */
  parameter: string;
  /** Resource that has them. */
  parent: Resource;
  /** The parent's `x-table`. */
  code: string;
  /** Resource of its files alone, as the generic list reads them. */
  listed: Resource;
}

/** Resources of all files and images; the record they belong to decides who may see them. */
export function attachableResources(contract: Contract): Record<AttachmentKind, Resource> {
  const none = { list: undefined, read: undefined, change: undefined, remove: undefined };
  const [file, image] = bindResources(attachable, contract).map((resource) => ({
    ...resource,
    rights: none,
  }));
  return { File: file as Resource, Image: image as Resource };
}

/**
 * Finds every path `…/{parentId}/…` of the contract that lists files or images. Throws, naming it, for one whose
 * records have no `x-table`.
 */
export function attachmentsOf(contract: Contract, tables: Tables): Attachment[] {
  const resources = attachableResources(contract);
  return Object.entries(contract.tables.lists).flatMap(([path, schema]) => {
    const [, above, parameter] = /^\/(.+)\/\{(\w+)\}\/\w+$/.exec(path) ?? [];
    if ((schema !== 'File' && schema !== 'Image') || !above || !parameter) return [];
    const parent = tables.listed(above);
    const { tableCode: code } = parent;
    if (!code) throw new Error(`${path}: ${parent.schema} has no x-table to keep files under`);
    const table = schema === 'File' ? files : images;
    const base = resources[schema];
    const listed: Resource = {
      ...base,
      scope: eq(table.tabelle, code),
      parent: { property: parameter, resource: parent },
      references: [
        {
          property: parameter,
          column: table.tabelleId,
          foreignTable: parent.table,
          foreignColumn: parent.keyColumn,
        },
      ],
      columnOf: (property, language) =>
        property === parameter ? table.tabelleId : base.columnOf(property, language),
    };
    return [{ kind: schema, path, parameter, parent, code, listed }];
  });
}

import { and, eq, isNull } from 'drizzle-orm';
import { images } from '../../db/tables/files';
import type { Scope } from '../../http/access/scope';
import { fieldProblem } from '../../http/errors/problem';
import type { Resource } from '../model/resource';
import type { AnyRecord } from '../records/read';

/**
 * Makes the images that a changed record names (`x-image`: gfxid) its own, and removes those it names
 * no longer unless they are in its gallery. Throws 422 at the property for an image of another record
 * or of somebody else: naming it would otherwise be the way to see it.
 */
export async function keepPictures(
  resource: Resource,
  before: AnyRecord | undefined,
  after: AnyRecord,
  scope: Scope,
): Promise<void> {
  for (const [property, schema] of Object.entries(resource.properties)) {
    if (!schema['x-image'] || before?.[property] === after[property]) continue;
    const { tableCode: tabelle } = resource;
    if (!tabelle) throw new Error(`${resource.schema} has no x-table to keep images under`);
    const owner = { tabelle, tabelleId: Number(after[resource.key]) };
    const [named, former] = [after[property], before?.[property]];
    if (typeof named === 'number') await takePicture(property, named, owner, scope);
    if (typeof former === 'number') {
      await scope.db
        .delete(images)
        .where(
          and(
            eq(images.id, former),
            eq(images.tabelle, owner.tabelle),
            eq(images.tabelleId, owner.tabelleId),
            isNull(images.bildindex),
          ),
        );
    }
  }
}

async function takePicture(
  property: string,
  id: number,
  owner: { tabelle: string; tabelleId: number },
  scope: Scope,
): Promise<void> {
  const [image] = await scope.db.select().from(images).where(eq(images.id, id)).for('update');
  const isOwn = image?.tabelle === owner.tabelle && image.tabelleId === owner.tabelleId;
  if (isOwn) return;
  if (!image || image.tabelle !== null || image.createdBy !== scope.caller.id) {
    throw fieldProblem({ [property]: [{ code: 'msg_reference_unknown' }] });
  }
  await scope.db.update(images).set(owner).where(eq(images.id, id));
}

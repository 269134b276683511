import { and, asc, eq } from 'drizzle-orm';
import { letterSalutation } from '../../../schemas/rules/letter-salutation';
import type { Executor } from '../../db/database';
import { addresses, type persons } from '../../db/generated/addresses';
import { texts } from '../../db/generated/reference';
import type { ResourceOptions } from '../../resources/model/resource';

type Person = Partial<typeof persons.$inferSelect>;

/** Properties that the opening of a letter follows from. */
const from = ['anrede', 'vorname', 'name'] as const;

/** Makes a letter's opening of salutation, names and the language of the address; what somebody has written stays. */
export const personChanges: ResourceOptions = {
  prepare: async (values, { db }) => ({
    ...values,
    briefanrede: values.briefanrede ?? (await openingFor(values, db)),
  }),

  async alongside({ before, after, fields }, { db }) {
    const [former, person] = [before as Person, after as Person];
    const follows = from.some((name) => fields.includes(name)) && !fields.includes('briefanrede');
    if (!follows) return {};
    const isOwn =
      former.briefanrede != null && former.briefanrede !== (await openingFor(former, db));
    return isOwn ? {} : { briefanrede: await openingFor(person, db) };
  },
};

async function openingFor({ adresseId, anrede, vorname, name }: Person, db: Executor) {
  const [address] = await db
    .select({ sprache: addresses.sprache })
    .from(addresses)
    .where(eq(addresses.id, adresseId ?? 0));
  const [salutation] = await db
    .select({ kind: texts.bemerkung })
    .from(texts)
    .where(and(eq(texts.schluessel, 'ADR.Anrede'), eq(texts.eintrag, anrede ?? '')))
    .orderBy(asc(texts.sortierung))
    .limit(1);
  return letterSalutation({
    salutation: salutation?.kind,
    language: address?.sprache,
    firstName: vorname,
    lastName: name,
  });
}

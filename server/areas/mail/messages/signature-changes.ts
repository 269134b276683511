import { and, eq, ne } from 'drizzle-orm';
import { mailSignatures } from '../../../db/generated/mail';
import { problem } from '../../../http/errors/problem';
import type { ResourceOptions } from '../../../resources/model/resource';

/** Rules for signatures: the caller's own, one in each language. */
export const signatureChanges: ResourceOptions = {
  prepare: async (values, { caller }) => ({ ...values, benutzerId: caller.id }),

  async guard({ before, after }, { db, caller }) {
    if (!after || before) return;
    const { id, benutzerId, sprache } = mailSignatures;
    const [other] = await db
      .select({ id })
      .from(mailSignatures)
      .where(
        and(
          eq(benutzerId, caller.id),
          eq(sprache, String(after.sprache)),
          after.id === undefined ? undefined : ne(id, Number(after.id)),
        ),
      );
    if (other) throw problem(409, 'msg_mail_signature_exists');
  },
};

import { eq } from 'drizzle-orm';
import { seal } from '../../../accounts/second-factor/seal';
import { mailAccounts } from '../../../db/generated/mail';
import { auditCall } from '../../../http/audit/audit';
import { problem } from '../../../http/errors/problem';
import { handler, type Handlers } from '../../../http/operations/call';
import type { Language } from '../../../http/texts/language';
import type { AreaKit } from '../../../resources/model/area';
import { answerRecord } from '../../../resources/changes/act-on-record';
import { lockRow } from '../../../resources/records/read';
import { composeMessage, messageId } from '../sending/compose';
import { deliver } from '../sending/deliver';
import { PASSWORD_OWNER, readAccount, serverOf } from './mail-account';

const texts: Readonly<Record<Language, { betreff: string; text: string }>> = {
  de: {
    betreff: 'Testnachricht von Kontor',
    text: 'Guten Tag,\n\ndiese Nachricht zeigt, dass Kontor E-Mails verschicken kann.',
  },
  en: {
    betreff: 'Test message from Kontor',
    text: 'Hello,\n\nthis message shows that Kontor can send e-mail.',
  },
  fr: {
    betreff: 'Message de test de Kontor',
    text: 'Bonjour,\n\nce message montre que Kontor peut envoyer des e-mails.',
  },
};

/** Operations on how messages are sent: the password, and a message that shows whether it works. */
export function accountOperations({ tables, key }: AreaKit): Handlers {
  return {
    setMailPassword: handler('setMailPassword', async (call) => {
      const { db, params, body } = call;
      const resource = tables.resourceOf('MKT');
      await lockRow(resource, params.id, db);
      if (!key) throw problem(409, 'msg_mail_no_key');
      const kennwort = body.kennwort ? seal(body.kennwort, key, PASSWORD_OWNER) : null;
      await db.update(mailAccounts).set({ kennwort }).where(eq(mailAccounts.id, params.id));
      // What is audited names no value.
      await auditCall(call, 'PARAMETER_GEAENDERT', {
        tabelle: 'MKT',
        tabelleId: params.id,
        betrifft: 'Kennwort des Mailservers',
      });
      return answerRecord(resource, params.id, call);
    }),

    testMail: handler(
      'testMail',
      async ({ params, db, language }) =>
        answerRecord(tables.resourceOf('MKT'), params.id, { db, language }),
      {
        readOnly: true,
        // Waits for another computer, for seconds: it holds nothing that others need meanwhile.
        prepare: async (call) => {
          const { db, params, body, caller, language } = call;
          const account = await readAccount(db);
          if (account.id !== params.id) throw problem(404, 'msg_record_not_found');
          const { absenderName, absenderAdresse } = account;
          if (!account.host || !absenderAdresse) {
            throw problem(409, 'msg_mail_account_incomplete');
          }
          const mail = {
            kennung: messageId(absenderAdresse),
            absenderName: absenderName ?? caller.name,
            absenderAdresse,
            antwortAn: null,
            an: body.an,
            kopie: null,
            blindkopie: null,
            ...texts[language],
            datum: new Date(),
          };
          const outcome = await deliver(await composeMessage(mail, []), {
            server: testedServer(() => serverOf(account, key)),
            mayHandOver: async () => true,
            gone: call.gone(),
          });
          if (outcome.kind === 'later' && outcome.code) throw problem(409, outcome.code);
          if (outcome.kind !== 'sent') throw problem(409, 'msg_mail_test_failed', outcome.text);
        },
      },
    ),
  };
}

/** Says what keeps a server from being used as an answer. */
function testedServer<Server>(read: () => Server): Server {
  try {
    return read();
  } catch (error) {
    throw problem(409, 'msg_mail_test_failed', (error as Error).message);
  }
}

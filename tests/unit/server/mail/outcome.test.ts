import { describe, expect, test } from 'vitest';
import {
  minutesAfter,
  outcomeOf,
  unconnectedOutcome,
} from '../../../../server/areas/mail/sending/outcome';
import { settlementOf } from '../../../../server/areas/mail/sending/settle';
import { composeMessage, messageId } from '../../../../server/areas/mail/sending/compose';

const failed = (members: object) => Object.assign(new Error('said'), members);

describe('what an error of a mail server means', () => {
  test.each([
    [{ code: 'ECONNECTION' }, false, 'later'],
    [{ code: 'EENVELOPE', responseCode: 451 }, false, 'later'],
    [{ code: 'EENVELOPE', responseCode: 550 }, false, 'refused'],
    [{ code: 'EMESSAGE' }, false, 'refused'],
    [{ code: 'EAUTH', responseCode: 535 }, false, 'later'],
    [{ code: 'EMESSAGE', responseCode: 552 }, true, 'refused'],
    [{ code: 'EMESSAGE', responseCode: 452 }, true, 'later'],
    [{ code: 'ECONNECTION' }, true, 'unclear'],
    [{ code: 'ETIMEDOUT' }, true, 'unclear'],
  ] as const)('%j, sent whole: %s → %s', (members, wasSentWhole, kind) => {
    expect(outcomeOf(failed(members), wasSentWhole).kind).toBe(kind);
  });
});

describe('what an error means before the connection stands', () => {
  test.each([
    [{ code: 'ESOCKET', command: 'CONN', syscall: 'connect' }, 'msg_mail_unreachable'],
    [{ code: 'EPROTOCOL', command: 'CONN', responseCode: 554 }, 'msg_mail_unreachable'],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'msg_mail_unreachable'],
    [{ code: 'EDNS', command: 'CONN' }, 'msg_mail_unreachable'],
    [{ code: 'ESOCKET', command: 'CONN' }, 'msg_mail_encryption'],
    [{ code: 'ETLS', command: 'STARTTLS' }, 'msg_mail_encryption'],
  ])('%j: %s, and nothing of what was said', (members, code) => {
    const outcome = unconnectedOutcome(failed(members));
    expect(outcome).toMatchObject({ kind: 'later', code });
    expect(outcome.text).not.toContain('said');
  });

  test('an answer of a mail server is quoted', () => {
    const error = failed({ code: 'ECONNECTION', command: 'EHLO', responseCode: 421 });
    expect(unconnectedOutcome(error)).toEqual({ kind: 'later', text: 'said' });
  });
});

describe('what becomes of a message', () => {
  test('papers that had no turn are no attempt', () => {
    expect(settlementOf({ kind: 'busy', text: '' }, 6, 6)).toEqual({
      status: 'WARTET',
      meldung: null,
      inMinutes: 1,
      isNoAttempt: true,
    });
  });

  test.each([
    ['sent', 1, 'GESENDET'],
    ['later', 5, 'WARTET'],
    ['later', 6, 'FEHLGESCHLAGEN'],
    ['refused', 1, 'FEHLGESCHLAGEN'],
    ['unclear', 1, 'UNGEKLAERT'],
  ] as const)('%s at attempt %i: %s', (kind, attempts, status) => {
    const outcome = { kind, text: 'said', rejected: [] };
    expect(settlementOf(outcome, attempts, 6).status).toBe(status);
  });

  test('recipients that were not taken are named', () => {
    const outcome = { kind: 'sent', text: '550 Gone', rejected: ['weg@example.com'] } as const;
    expect(settlementOf(outcome, 1, 6)).toEqual({
      status: 'TEILWEISE',
      meldung: 'Nicht angenommen: weg@example.com. 550 Gone',
    });
  });

  test('the wait grows and has an end', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 20].map(minutesAfter);
    expect(waits).toEqual([1, 5, 15, 60, 180, 360, 360, 360]);
  });
});

describe('a message as it goes out', () => {
  const mail = {
    kennung: messageId('post@müller.example'),
    absenderName: 'Müller\r\nBcc: x@example.com',
    absenderAdresse: 'post@müller.example',
    antwortAn: 'anna@example.com',
    an: 'kunde@example.com',
    kopie: null,
    blindkopie: 'still@example.com',
    betreff: 'Größe\r\nX-Sly: 1',
    text: 'Guten Tag\n.\nEnde',
    datum: new Date('2026-03-15T08:00:00Z'),
  };

  test('has no header that nobody wrote, and hides blind copies', async () => {
    const name = 'a"b\r\nX-Sly: 2.pdf';
    const file = { name, typ: 'application/pdf', inhalt: Buffer.from('%PDF') };
    const { from, to, bytes } = await composeMessage(mail, [file]);
    const text = bytes.toString('utf8');
    expect(from).toMatch(/^post@(xn--mller-kva|müller)\.example$/);
    expect(to).toEqual(['kunde@example.com', 'still@example.com']);
    expect(text).not.toMatch(/^(bcc|x-sly):/im);
    expect(text).not.toContain('still@example.com');
    expect(text).toMatch(/^Reply-To: anna@example\.com/m);
    expect(text).toMatch(/^Message-ID: <[\w-]+@xn--mller-kva\.example>/im);
    expect(text).toMatch(/^Date: Sun, 15 Mar 2026 08:00:00 \+0000/m);
  });

  test('is the same with every attempt', async () => {
    const headers = async () => {
      const { bytes } = await composeMessage(mail, []);
      return bytes.toString('utf8');
    };
    expect(await headers()).toBe(await headers());
  });
});

import { describe, expect, test } from 'vitest';
import { Sessions } from '../../server/gateway/sessions';
import { answerJson, testGateway } from '../support/test-gateway';

const { start } = testGateway((_, response) => answerJson(response, []));

const access = { isShared: true, authorise: async () => ({ headers: {} }) };
const of = (subject: string, isProven: boolean) => ({ user: '', access, subject, isProven });

describe('sessions', () => {
  test('who proves nothing ends nobody’s', async () => {
    const { logInAs, begin, ask, as } = await start();
    const { token } = await begin();
    let refused: Response | undefined;
    for (let count = 0; count < 1_100 && !refused; count += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => logInAs()));
      refused = replies.find(({ status }) => status !== 200);
    }
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/things', as(token))).status).toBe(200);
  });

  test('of one network do not keep out those of others, nor do many networks end one', () => {
    const sessions = new Sessions(() => 0);
    const few = sessions.begin(of('ip 1', false));
    const fill = (subject: string, count: number) =>
      Array.from({ length: count }, () => sessions.begin(of(subject, false)));
    expect(() => fill('ip 2', 1_001)).toThrow('msg_auth_sessions');
    for (let network = 3; network < 22; network++) fill(`ip ${network}`, 999);
    fill('ip 22', 18);
    const proven = Array.from({ length: 50 }, (_, at) => `user ${at}`).map((user) =>
      sessions.begin(of(user, true)),
    );
    // Who has fewer than others gets in, and who has few stays; who has as many waits.
    const others = Array.from({ length: 500 }, (_, at) => sessions.begin(of(`new ${at}`, false)));
    expect(() => sessions.begin(of('ip 3', false))).toThrow('msg_auth_sessions');
    for (const { token } of [few, ...proven, ...others]) expect(sessions.find(token)).toBeDefined();
  });

  test('of one user the oldest end, and nobody else’s', () => {
    const sessions = new Sessions(() => 0);
    const other = sessions.begin(of('user b', true));
    const [oldest, ...younger] = Array.from({ length: 201 }, () =>
      sessions.begin(of('user a', true)),
    );
    expect(sessions.find(oldest?.token)).toBeUndefined();
    expect(sessions.renew(oldest?.erneuerungToken)).toBeUndefined();
    for (const { token } of [other, ...younger]) expect(sessions.find(token)).toBeDefined();
  });

  test('that nobody uses make room', () => {
    let now = 0;
    const sessions = new Sessions(() => now);
    for (let count = 0; count < 1_000; count++) sessions.begin(of('ip 1', false));
    now += 3_600_001;
    expect(sessions.begin(of('ip 1', false)).token).toBeDefined();
  });

  test('end after thirty days, however often they are renewed', () => {
    let now = 0;
    const sessions = new Sessions(() => now);
    let pair = sessions.begin(of('user a', true));
    for (let day = 0; day < 60; day++) {
      now += 12 * 3_600_000 - 1;
      pair = sessions.renew(pair.erneuerungToken) ?? pair;
    }
    now += 60_001;
    expect(sessions.renew(pair.erneuerungToken)).toBeUndefined();
    expect(sessions.find(pair.token)).toBeUndefined();
  });

  test('no page of another site begins one for its visitors', async () => {
    const { logInAs } = await start();
    for (const site of ['cross-site', 'same-site']) {
      expect((await logInAs(undefined, { 'sec-fetch-site': site })).status).toBe(403);
    }
    expect((await logInAs(undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('are new ones, kept in no cookie', async () => {
    const { begin, logInAs } = await start();
    const { token } = await begin();
    const reply = await logInAs(undefined, { authorization: `Bearer ${token}` });
    expect(reply.headers.get('set-cookie')).toBeNull();
    expect(((await reply.json()) as { token: string }).token).not.toBe(token);
  });
});

describe('a renewal token', () => {
  test('works once: who brings it again at once gets the same pair', async () => {
    const { begin, renew, ask, as } = await start();
    const first = await begin();
    expect((await renew(first.token)).status).toBe(401);
    const replies = await Promise.all([1, 2].map(() => renew(first.erneuerungToken)));
    const [one, other] = await Promise.all(replies.map((reply) => reply.json()));
    expect(one).toEqual(other);
    const { token } = one as { token: string };
    expect((await ask('/api/things', as(token))).status).toBe(200);
    // One session, which one logout ends.
    await ask('/api/login', { method: 'DELETE', ...as(token) });
    expect((await ask('/api/things', as(first.token))).status).toBe(401);
  });

  test('that comes again later is somebody else’s copy, and ends the session', () => {
    let now = 0;
    const sessions = new Sessions(() => now);
    const first = sessions.begin(of('user a', true));
    const second = sessions.renew(first.erneuerungToken);
    // For calls on their way.
    expect(sessions.find(first.token)).toBeDefined();
    now += 31_000;
    expect(sessions.find(first.token)).toBeUndefined();
    expect(sessions.find(second?.token)).toBeDefined();
    expect(sessions.renew(first.erneuerungToken)).toBeUndefined();
    expect(sessions.find(second?.token)).toBeUndefined();
    expect(sessions.renew(second?.erneuerungToken)).toBeUndefined();
  });
});

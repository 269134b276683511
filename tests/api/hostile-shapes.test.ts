import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fullMatrix } from '../support/full-matrix';
import { hostileRequests, type HostileRequest } from '../support/hostile/hostile-requests';
import { judge, nameOf } from '../support/hostile/judge';
import { sampleOf } from '../support/hostile/sample';
import { seed } from '../support/seed';
import { testServer } from '../support/test-server';
import { operations } from '../support/walk/contract-document';
import { stepsOf, Walker } from '../support/walk/walker';

/** Thousands of calls. */
vi.setConfig({ testTimeout: 3_600_000 });

describe('whatever is sent, nobody waits for it longer than a tenth of a second', () => {
  const server = testServer(
    // Nothing is refused for being too much at once.
    { KONTOR_BURST: '100000000' },
    'tests/support/hostile/watched-server.ts',
  );
  let walker: Walker;
  let requests: readonly HostileRequest[];
  beforeAll(async () => {
    walker = new Walker(server().url);
    const steps = await stepsOf(walker, 'admin');
    requests = hostileRequests(steps);
    // What a process does once, such as compiling a schema, is no matter of the request that comes first.
    const once = new Map(steps.map((step) => [step.operation, step]));
    for (const { operation, request } of once.values()) {
      const body = operation.bodies['application/json'] ? {} : undefined;
      await walker.sendAs('admin', operation, { ...request, version: '"0"', body });
    }
  });

  let sent = 0;
  const most = { blockedMs: { figure: 0, of: '' }, grownMb: { figure: 0, of: '' } };

  async function expectNothing(asked: readonly HostileRequest[]): Promise<void> {
    const found: string[] = [];
    for (const request of asked) {
      const { wrong, ...figures } = await judge(server(), walker, request);
      if (wrong) found.push(wrong);
      sent += 1;
      for (const name of ['blockedMs', 'grownMb'] as const) {
        if (figures[name] <= most[name].figure) continue;
        most[name] = { figure: figures[name], of: nameOf(request) };
      }
    }
    expect(found).toEqual([]);
  }

  // The figures of the audit, for docs/figures.md.
  afterAll(() => {
    if (!fullMatrix) return;
    const { blockedMs, grownMb } = most;
    process.stdout.write(
      `${sent} hostile requests; the longest delay ${Math.round(blockedMs.figure)} ms (${blockedMs.of}), ` +
        `the most memory ${Math.round(grownMb.figure)} MB (${grownMb.of})\n`,
    );
  });

  test('every operation has texts, lists, objects, files and heads to be hostile in', () => {
    const shapes = new Set(requests.map(({ shape }) => shape));
    expect(new Set(requests.map(({ operation }) => operation)).size).toBe(operations.length);
    expect(shapes.size).toBeGreaterThan(250);
  });

  test.skipIf(fullMatrix)(`a sample of it all (seed ${seed})`, async () => {
    await expectNothing(sampleOf(requests, seed));
  });

  test.runIf(fullMatrix).each(operations.map(({ id }) => id))('%s', async (id) => {
    await expectNothing(requests.filter(({ operation }) => operation.id === id));
  });
});

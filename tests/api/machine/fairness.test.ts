import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { clientOf, type ApiClient } from '../../support/api-client';
import { fullMatrix } from '../../support/full-matrix';
import { seed } from '../../support/seed';
import { testServer } from '../../support/test-server';
import { stepsOf, Walker, type Step } from '../../support/walk/walker';

vi.setConfig({ testTimeout: 3_600_000 });

/** What one user may have under way at once. */
const AT_ONCE = 12;
/** In ms: so long one user does nothing else. */
const PERIOD = 1_000;
/** `npm test` takes every so manieth operation, from one that the seed names. */
const STEP = fullMatrix ? 1 : 40;

/** How long another user waits meanwhile, in ms, and what he is answered. */
interface Wait {
  operation: string;
  /** How often the operation was answered. */
  answered: number;
  share95: number;
  longest: number;
  statuses: readonly number[];
}

/** Paces would answer instead of the operations. */
const unhurried = {
  KONTOR_READS_PER_MINUTE: '10000000',
  KONTOR_WRITES_PER_MINUTE: '10000000',
  KONTOR_BURST: '10000000',
};

describe('whoever asks for one thing as often as he can', () => {
  const server = testServer(unhurried);

  test('holds nobody else up', async () => {
    const walker = new Walker(server().url);
    const light = await clientOf(server().url, 'lesen');
    const all = await stepsOf(walker, 'admin');
    const steps = [...new Map(all.map((step) => [step.operation.id, step])).values()].filter(
      (_, at) => at % STEP === seed % STEP,
    );
    const waits: Wait[] = [];
    // What ends sessions and counts failures comes when everything else has been asked.
    const isOfSession = ({ operation }: Step) => /^\/(login|system)\b/.test(operation.path);
    for (const step of [
      ...steps.filter((one) => !isOfSession(one)),
      ...steps.filter(isOfSession),
    ]) {
      waits.push(await measure(walker, step, light));
    }
    waits.sort((a, b) => b.longest - a.longest);
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/fairness.json', JSON.stringify(waits, null, 2));
    process.stdout.write(waits.slice(0, 10).map(line).join(''));
    expect(waits.filter(({ statuses }) => statuses.some((status) => status !== 200))).toEqual([]);
  });
});

async function measure(walker: Walker, step: Step, light: ApiClient): Promise<Wait> {
  const { operation, request } = step;
  const until = performance.now() + PERIOD;
  let answered = 0;
  const lane = async () => {
    while (performance.now() < until) {
      const token = await walker.tokenOf('admin');
      const { status } = await walker.send(operation, { ...request, token });
      answered++;
      // Whose session that has ended has to log in again, as often as he may.
      if (status === 401 && operation.right !== 'public') return walker.tokenOf('admin', true);
    }
    return undefined;
  };
  const others = Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  const times: number[] = [];
  const statuses = new Set<number>();
  do {
    const begun = performance.now();
    statuses.add((await light.get('/stammdaten/adressen/5')).status);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (performance.now() < until);
  await others;
  times.sort((a, b) => a - b);
  return {
    operation: `${operation.method} ${operation.path}`,
    answered,
    share95: Math.round(times[Math.floor((times.length - 1) * 0.95)] ?? 0),
    longest: Math.round(times.at(-1) ?? 0),
    statuses: [...statuses],
  };
}

const line = ({ operation, answered, share95, longest }: Wait) =>
  `${operation}: ${answered} answers; another user waits ${share95} ms (95 %), ${longest} ms at most\n`;

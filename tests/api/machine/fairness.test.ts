import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { clientOf } from '../../support/api-client';
import { customer, draft } from '../../support/drafts';
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

/** How long others wait meanwhile, in ms, and what they are answered. */
interface Wait {
  share95: number;
  longest: number;
  statuses: readonly number[];
}

interface Measured {
  operation: string;
  /** How often the operation was answered. */
  answered: number;
  /** One who reads a record. */
  read: Wait;
  /** One who changes a document. */
  change: Wait;
}

/** A small call of somebody else; answers its status. */
type Probe = () => Promise<number>;

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
    const probes = { read: await reading(server().url), change: await changing(server().url) };
    const all = await stepsOf(walker, 'admin');
    const steps = [...new Map(all.map((step) => [step.operation.id, step])).values()].filter(
      (_, at) => at % STEP === seed % STEP,
    );
    const measured: Measured[] = [];
    // What ends sessions and counts failures comes when everything else has been asked.
    const isOfSession = ({ operation }: Step) => /^\/(login|system)\b/.test(operation.path);
    for (const step of [
      ...steps.filter((one) => !isOfSession(one)),
      ...steps.filter(isOfSession),
    ]) {
      measured.push(await measure(walker, step, probes));
    }
    measured.sort((a, b) => longestOf(b) - longestOf(a));
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/fairness.json', JSON.stringify(measured, null, 2));
    process.stdout.write(measured.slice(0, 10).map(line).join(''));
    const isRefused = ({ statuses }: Wait) => statuses.some((status) => status !== 200);
    expect(measured.filter(({ read, change }) => isRefused(read) || isRefused(change))).toEqual([]);
  });
});

/** A light user reads a record. */
async function reading(url: string): Promise<Probe> {
  const light = await clientOf(url, 'lesen');
  return async () => (await light.get('/stammdaten/adressen/5')).status;
}

/** The office writes in a draft of its own. */
async function changing(url: string): Promise<Probe> {
  const office = await clientOf(url, 'buero');
  const path = await draft(office, { adresseId: (await customer(office)).id });
  let tag = (await office.get(path)).headers.get('etag') ?? '';
  let count = 0;
  return async () => {
    const reply = await office.patch(path, { kopftext: `Angebot, Fassung ${++count}` }, tag);
    tag = reply.headers.get('etag') ?? tag;
    return reply.status;
  };
}

async function measure(
  walker: Walker,
  step: Step,
  probes: Record<'read' | 'change', Probe>,
): Promise<Measured> {
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
  const [read, change] = await Promise.all([
    waitOf(probes.read, until),
    waitOf(probes.change, until),
  ]);
  await others;
  return { operation: `${operation.method} ${operation.path}`, answered, read, change };
}

/** How long somebody waits who calls every 20 ms until then. */
async function waitOf(probe: Probe, until: number): Promise<Wait> {
  const times: number[] = [];
  const statuses = new Set<number>();
  do {
    const begun = performance.now();
    statuses.add(await probe());
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  } while (performance.now() < until);
  times.sort((a, b) => a - b);
  return {
    share95: Math.round(times[Math.floor((times.length - 1) * 0.95)] ?? 0),
    longest: Math.round(times.at(-1) ?? 0),
    statuses: [...statuses],
  };
}

const longestOf = ({ read, change }: Measured) => Math.max(read.longest, change.longest);

const line = ({ operation, answered, read, change }: Measured) =>
  `${operation}: ${answered} answers; others wait for a read ${said(read)}, for a change ${said(change)}\n`;

const said = ({ share95, longest }: Wait) => `${share95} ms (95 %), ${longest} ms at most`;

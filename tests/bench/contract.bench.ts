import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringifyYaml } from '@redocly/openapi-core';
import { obtainGithubContract } from '../support/github-contract';

/** Runs a script in a process of its own and prints how long it took and the most memory it had. */
function measure(what: string, script: string, ...args: string[]): void {
  const print =
    'process.on("exit",()=>console.error("PEAK",process.resourceUsage().maxRSS,process.cpuUsage().user/1e6))';
  const preload = `data:text/javascript,${encodeURIComponent(print)}`;
  const started = performance.now();
  const { status, stderr } = spawnSync(
    'node',
    ['--import', 'tsx', '--import', preload, `scripts/${script}.ts`, ...args],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  const seconds = (performance.now() - started) / 1000;
  const [, peak = '', processor = ''] = /PEAK (\d+) ([\d.]+)/.exec(stderr) ?? [];
  const megabytes = Math.round(Number(peak) / 1024);
  process.stdout.write(
    `${what.padEnd(52)} ${seconds.toFixed(1).padStart(6)} s  ${Number(processor).toFixed(1).padStart(5)} s processor  ${String(megabytes).padStart(5)} MB  exit ${status}\n`,
  );
}

/** `npm run bench -- contract`: what it costs to read, recognise and generate the largest contract there is. */
export async function bench(): Promise<void> {
  const json = obtainGithubContract();
  const folder = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  try {
    const text = readFileSync(json, 'utf8');
    const yaml = join(folder, 'github.yaml');
    writeFileSync(yaml, stringifyYaml(JSON.parse(text), { noRefs: true }));
    const dangling = join(folder, 'dangling.json');
    writeFileSync(
      dangling,
      text.replaceAll('"#/components/schemas/issue"', '"#/components/schemas/isue"'),
    );
    process.stdout.write(
      `GitHub's contract, ${Math.round(statSync(json).size / 1e6)} MB of JSON\n`,
    );
    measure(
      'small: api:screens of Scalar Galaxy',
      'api-screens',
      'tests/fixtures/contracts/galaxy.yaml',
    );
    measure('api:screens, JSON', 'api-screens', json);
    measure('api:screens, YAML', 'api-screens', yaml);
    measure('api:screens, refused with every place', 'api-screens', dangling);
    measure('new-app, no screen yet', 'new-app', join(folder, 'github'), json);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

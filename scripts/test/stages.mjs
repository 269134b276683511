import { spawn } from 'node:child_process';
import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Stages of a run of the suite: programs of Node, whose outcome goes to the summary. `results` is the folder of their
 * reports, `env` their environment. What a stage says is printed at once when it runs alone (`isAlone`), else in one piece
 * when it has ended, so that two at once do not mix.
 */
export function createStages(summary, results, env) {
  const run = async (name, { args, env: more, isAlone = false }) => {
    process.stdout.write(isAlone ? `\n── ${name} ──\n` : `\n── ${name} begin ──\n`);
    const child = spawn(process.execPath, args, {
      env: { ...env, ...more },
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => said.push(chunk));
    }
    const [code] = await once(child, 'close');
    if (!isAlone) process.stdout.write(`\n── ${name} ──\n${Buffer.concat(said)}`);
    return code;
  };

  return {
    /** Runs a program that is right or wrong as a whole. */
    async step(name, args) {
      const begun = Date.now();
      summary.step(name, (await run(name, { args })) === 0, begun);
    },
    /** Runs tests that write a JSON report (`report`, in the folder of reports), and counts what `read` finds in it. */
    async tests(name, { report, read, ...program }) {
      const begun = Date.now();
      const code = await run(name, program);
      const file = join(results, report);
      if (!existsSync(file)) return summary.step(`${name}: no report was written`, false, begun);
      const found = read(JSON.parse(readFileSync(file, 'utf8')));
      summary.tests(name, found, begun);
      if (code !== 0 && found.failed === 0) summary.step(`${name}: ended with code ${code}`, false);
    },
  };
}

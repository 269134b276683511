import { spawnSync } from 'node:child_process';
import { readAudit, type AuditReport } from './dependencies/audit-report';
import { readLockFile } from './dependencies/lock-file';
import { readProduction } from './dependencies/production';

const usage = `npm run audit:dependencies

Asks the registry what is known against the packages of package-lock.json.
Ends with 0 when nothing is known against what runs in production, 1 when something is,
2 when the registry did not answer and so nothing is known at all.`;

/**
 * Audits the dependencies. The page's libraries count as production, though npm calls them development: their code is
 * in the bundle.
 */
function main(): number {
  if (process.argv[2] === '--help') {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const findings = readAudit(askRegistry(), readProduction(readLockFile()));
  for (const { where, text } of findings) process.stdout.write(`${where}: ${text}\n`);
  const isSound = findings.every(({ where }) => where === 'tools');
  process.stdout.write(
    isSound
      ? 'Nothing is known against what runs in production.\n'
      : 'See docs/security.md «Packages of others» for how soon that has to be repaired.\n',
  );
  return isSound ? 0 : 1;
}

function askRegistry(): AuditReport {
  // Below `npm run` the very npm that was called.
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { stdout, error } = spawnSync(command, [...args, 'audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (error) return { message: error.message };
  try {
    return JSON.parse(stdout) as AuditReport;
  } catch {
    return { message: stdout.slice(0, 200) };
  }
}

try {
  process.exitCode = main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}

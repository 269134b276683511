import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MACHINE = 'tests/api/machine/';

/**
 * Test files of each kind below `root`, those with one of the words in their path if there are any: what to call the
 * runner with, undefined where there is none. Of a kind that is meant whole the runner finds them itself, `[]`.
 */
export function testFiles(root, words) {
  const chosen = (folder, isMeant = () => true) => {
    const found = readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && isMeant(name))
      .filter((name) => words.length === 0 || words.some((word) => name.includes(word)));
    return found.length > 0 ? found : undefined;
  };
  const whole = (folder) => (words.length === 0 ? [] : chosen(folder));
  return {
    unit: whole('tests/unit'),
    browser: whole('tests/e2e'),
    /** Those that start, end and move what runs on a machine, and mostly wait for it. */
    machine: chosen('tests/api', (name) => name.startsWith(MACHINE)),
    api: chosen('tests/api', (name) => !name.startsWith(MACHINE)),
  };
}

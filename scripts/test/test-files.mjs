import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const MACHINE = 'tests/api/machine/';

/**
 * Finds the test files of each kind below `root`, those with one of the words in their path if there are any: the
 * arguments for the runner, undefined where there are none. If all of a kind are meant the runner finds them itself,
 * `[]`.
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
    /** Tests that start, end and move what runs on a machine, and mostly wait for it. */
    machine: chosen('tests/api', (name) => name.startsWith(MACHINE)),
    api: chosen('tests/api', (name) => !name.startsWith(MACHINE)),
  };
}

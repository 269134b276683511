import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take several times as long as others, in that order: begun last, one of them would be waited for alone. */
const longest = [
  'contract-walk.test.ts',
  'hostile-shapes.test.ts',
  'told-times.test.ts',
  'bookings-at-once.test.ts',
  'outbox-days.test.ts',
  'own-hosts.test.ts',
  'work-at-once.test.ts',
  'machine/first-screen.test.ts',
  'machine/durability.test.ts',
  'scripts/new-screen.test.ts',
  'scripts/new-entity.test.ts',
];

/** Begins with what takes longest; the rest follows as vitest would have it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? longest.length : at;
    };
    return [...rest].sort((a, b) => rank(a) - rank(b));
  }
}

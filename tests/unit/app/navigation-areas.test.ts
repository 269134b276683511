import { expect, test, vi } from 'vitest';

vi.mock('virtual:application', () => ({ manifest: [] }));

const { areasOf } = await import('../../../src/app/navigation/use-permitted-screens');

const group = (screen: string, area?: string) =>
  ({ name: undefined, screens: [{ name: screen, area }] }) as never;

test('what has the same heading stands together under it, where the first of it does', () => {
  const groups = [
    group('orders', 'sales'),
    group('tasks', 'service'),
    group('deals', 'sales'),
    group('devices', 'service'),
  ];
  expect(areasOf(groups)).toEqual([
    { name: 'sales', groups: [groups[0], groups[2]] },
    { name: 'service', groups: [groups[1], groups[3]] },
  ]);
});

test('what has no heading stands alone', () => {
  const groups = [group('notes'), group('more')];
  expect(areasOf(groups)).toEqual(groups.map((one) => ({ name: undefined, groups: [one] })));
});

import { expect, test, vi } from 'vitest';
import { dropUserState, userState } from '../../../src/state/user-state';

test('what belongs to a user begins anew for the next, and what listens hears of it', () => {
  const kept = userState<readonly string[]>(() => []);
  const heard = vi.fn();
  kept.subscribe(heard);
  kept.set(['of A']);
  expect(heard).toHaveBeenCalledOnce();
  dropUserState();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(kept.get()).toEqual([]);
  // One and the same until it is set: React compares.
  expect(kept.get()).toBe(kept.get());
});

test('what is under way ends with its user, and changes nothing of the next one', () => {
  const left = vi.fn();
  const timers = userState(() => new Map<string, number>(), left);
  dropUserState();
  expect(left).not.toHaveBeenCalled();
  const ofA = timers.get();
  ofA.set('a', 1);
  dropUserState();
  expect(left).toHaveBeenCalledExactlyOnceWith(ofA);
  ofA.set('b', 2);
  expect(timers.get().size).toBe(0);
});

import { describe, expect, it } from 'vitest';
import { leaveOut } from '../../../scripts/leave-out';

const code = `function first(list, option) {
  warning(option, "mind");
  let part = option.part ? option.part : 1;
  list.forEach((one) => {
    done(one);
  });
  return { part, option };
}
var second = (one) => {
  return first(one);
};
class Third {
  say() {
    this.logger.warn("third");
    return 3;
  }
  second() {}
}
`;
const nothing = { functions: {}, expressions: {}, calls: [] };
const run = (parts: Partial<typeof nothing & { functions: Record<string, string> }>) =>
  leaveOut(code, { ...nothing, ...parts });

describe('what is left out of a library', () => {
  it('is a function, a failure that names it in its place', () => {
    const second = new Function(
      `${run({ functions: { second: '' } })} return second;`,
    )() as () => void;
    expect(second).toThrow('second is left out of the build');
  });

  it('is a function with another body', () => {
    const second = new Function(
      `${run({ functions: { second: 'return 7;' } })} return second;`,
    )() as () => unknown;
    expect(second()).toBe(7);
  });

  it('is a method by the name of its class, and what is called on an object', () => {
    const run = leaveOut(code, {
      ...nothing,
      functions: { 'Third.second': '' },
      calls: ['this.logger.warn'],
    });
    const Third = new Function(`${run} return Third;`)() as new () => {
      say: () => number;
      second: () => void;
    };
    expect(new Third().say()).toBe(3);
    expect(() => new Third().second()).toThrow('Third.second is left out of the build');
  });

  it('is an expression within a function, a call, a word to developers', () => {
    const left = leaveOut(code, {
      ...nothing,
      expressions: { 'first: option.part': '(void 0)', 'first: list.forEach()': '(void 0)' },
      calls: ['warning'],
    });
    const first = new Function(`${left} return first;`)() as (...given: unknown[]) => unknown;
    expect(first([1], { part: 3 })).toEqual({ part: 1, option: { part: 3 } });
  });

  it('keeps lines where they are', () => {
    const left = leaveOut(code, {
      ...nothing,
      functions: { second: '' },
      expressions: { 'first: list.forEach()': '(void 0)' },
      calls: ['warning'],
    });
    const line = (of: string, part: string) =>
      of.split('\n').findIndex((one) => one.includes(part));
    expect(line(left, 'return { part')).toBe(line(code, 'return { part'));
    expect(line(left, 'var second')).toBe(line(code, 'var second'));
  });

  it.each([
    ['third', { functions: { third: '' } }],
    ['second: option.part', { expressions: { 'second: option.part': '0' } }],
    ['shout', { calls: ['shout'] }],
  ])('fails when it is not there: %s', (name, parts) => {
    expect(() => leaveOut(code, { ...nothing, ...parts })).toThrow(`${name}: not there any more`);
  });
});

import { describe, expect, it } from 'vitest';
import { serviceActions, serviceStatus } from '../../../schemas/rules/service-states';
import {
  furtherSteps,
  missingFor,
  nextStep,
  stagesOf,
  type NextStep,
} from '../../../schemas/rules/service-flow';

const nothing = { hasTime: false, questions: 0, openQuestions: 0 };
const asked = { hasTime: false, questions: 3, openQuestions: 2 };
const worked = { hasTime: true, questions: 3, openQuestions: 0 };

const task = (auftragsstatus: string, more: object = {}) => ({ auftragsstatus, ...more });

describe('the next step', () => {
  const byStatus: Record<keyof typeof serviceStatus, NextStep | undefined> = {
    recorded: undefined,
    released: undefined,
    planned: undefined,
    sent: 'accept',
    accepted: 'travel',
    travelling: 'arrive',
    onSite: 'startTimer',
    travellingBack: undefined,
    atWork: 'startTimer',
    byPhone: 'completeByPhone',
    suspended: 'travel',
    toPlanAnew: undefined,
    done: undefined,
    refused: undefined,
    waitsForMaterial: undefined,
    waitsForCustomer: undefined,
    aborted: undefined,
    reviewed: undefined,
    billing: undefined,
    partlyBilled: undefined,
    doneByPhone: undefined,
    billed: undefined,
  };

  it.each(Object.entries(byStatus))('of an order that is %s', (name, expected) => {
    const status = serviceStatus[name as keyof typeof serviceStatus];
    expect(nextStep(task(status), nothing)).toBe(expected);
  });

  it.each(Object.values(serviceStatus))('is one that the server allows in status %s', (status) => {
    for (const facts of [nothing, asked, worked]) {
      for (const zeitmessungSeit of [null, '2026-11-27T08:00']) {
        const next = nextStep(task(status, { zeitmessungSeit }), facts);
        if (next === undefined || next === 'checklist') continue;
        expect(serviceActions[next]).toContain(status);
      }
    }
  });

  it('is none of a task that is over, whatever its order says', () => {
    for (const status of Object.values(serviceStatus)) {
      const over = task(status, { beendetDatum: '2026-11-27T10:00' });
      expect(nextStep(over, worked)).toBeUndefined();
      expect(furtherSteps(over, undefined)).toEqual([]);
    }
  });

  it('on site is the timer, then the checklist, then the completion', () => {
    expect(nextStep(task('06'), asked)).toBe('startTimer');
    expect(nextStep(task('08', { zeitmessungSeit: '2026-11-27T08:00' }), asked)).toBe('stopTimer');
    expect(nextStep(task('06'), { ...asked, hasTime: true })).toBe('checklist');
    expect(nextStep(task('06'), worked)).toBe('complete');
    // Opened again by the office: nothing runs, and the time is there.
    expect(nextStep(task('08'), worked)).toBe('complete');
  });
});

describe('further steps', () => {
  it('are all that the status allows besides the next one, what ends it last', () => {
    expect(furtherSteps(task('03'), 'accept')).toEqual([
      'startByPhone',
      'completeByPhone',
      'refuse',
      'abort',
    ]);
    expect(furtherSteps(task('05'), 'arrive')).toEqual(['suspend', 'abort']);
    expect(furtherSteps(task('10'), 'travel')).toEqual(['bookExtra', 'abort']);
    expect(furtherSteps(task('07'), undefined)).toEqual(['suspend', 'abort']);
  });

  it('offer the timer that can be pressed', () => {
    const running = { zeitmessungSeit: '2026-11-27T08:00' };
    expect(furtherSteps(task('08', running), undefined)).toContain('stopTimer');
    expect(furtherSteps(task('08', running), undefined)).not.toContain('startTimer');
    expect(furtherSteps(task('08'), undefined)).toContain('startTimer');
    expect(furtherSteps(task('08'), undefined)).not.toContain('stopTimer');
  });

  it.each(Object.values(serviceStatus))(
    'leave out nothing that a technician may do in %s',
    (status) => {
      const office = ['release', 'plan', 'move', 'send', 'review', 'bill', 'reopen', 'stopTimer'];
      // The report and material have places of their own.
      const elsewhere = /^(noteResult|correct|sign|unplan)$|Material$/;
      const allowed = Object.entries(serviceActions)
        .filter(
          ([name, of]) =>
            !office.includes(name) &&
            !elsewhere.test(name) &&
            (of as readonly string[]).includes(status),
        )
        .map(([name]) => name);
      const next = nextStep(task(status), nothing);
      expect([...furtherSteps(task(status), next), ...(next ? [next] : [])].sort()).toEqual(
        allowed.sort(),
      );
    },
  );
});

describe('how far it is', () => {
  const states = (...args: Parameters<typeof stagesOf>) =>
    stagesOf(...args).map(({ name, state }) => `${name} ${state}`);

  it('has one current stage while it goes on', () => {
    expect(states(task('04'), asked)).toEqual([
      'travel current',
      'onSite open',
      'work open',
      'checklist open',
      'finish open',
    ]);
    const there = { reisebeginnDatum: '2026-11-27T08:00', vorOrtDatum: '2026-11-27T08:30' };
    expect(states(task('05', { reisebeginnDatum: '2026-11-27T08:00' }), asked)).toEqual([
      'travel done',
      'onSite current',
      'work open',
      'checklist open',
      'finish open',
    ]);
    expect(states(task('08', { ...there, zeitmessungSeit: '2026-11-27T08:31' }), worked)).toEqual([
      'travel done',
      'onSite done',
      'work current',
      'checklist open',
      'finish open',
    ]);
    expect(states(task('06', there), { ...worked, openQuestions: 1 })[3]).toBe('checklist current');
    expect(states(task('06', there), worked)[4]).toBe('finish current');
  });

  it('has no checklist where nothing is asked, and only a call by phone', () => {
    expect(states(task('04'), nothing).map((one) => one.split(' ')[0])).toEqual([
      'travel',
      'onSite',
      'work',
      'finish',
    ]);
    expect(states(task('09'), nothing)).toEqual(['byPhone current', 'finish open']);
    expect(states(task('91', { beendetDatum: '2026-11-27T09:00' }), worked)).toEqual([
      'byPhone done',
      'finish done',
    ]);
  });

  it('is not finished where it was aborted or refused', () => {
    for (const status of ['50', '11', '19']) {
      const over = task(status, { beendetDatum: '2026-11-27T09:00' });
      expect(states(over, worked).at(-1)).toBe('finish open');
      expect(states(over, worked).some((one) => one.endsWith('current'))).toBe(false);
    }
  });
});

it('says what is missing before the end; a timer that runs becomes a working time', () => {
  expect(missingFor(task('06'), asked)).toEqual(['time', 'checklist']);
  expect(missingFor(task('08', { zeitmessungSeit: '2026-11-27T08:00' }), asked)).toEqual([
    'checklist',
  ]);
  expect(missingFor(task('06'), worked)).toEqual([]);
});

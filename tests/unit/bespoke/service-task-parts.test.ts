import { describe, expect, it } from 'vitest';
import { quickTimes } from '../../../schemas/rules/quick-times';
import { numbersOf } from '../../../src/bespoke/service-task/phone-numbers';
import { navigationHref } from '../../../src/bespoke/service-task/navigation-href';
import { dayText, spanText } from '../../../src/engine/flow/time/local-text';
import { scaledSize } from '../../../src/ui/files/scaled-photo';

const day = '2026-11-27';

describe('times as one says them', () => {
  const words = { yesterday: 'Gestern', today: 'Heute', tomorrow: 'Morgen' };
  const said = (date: string) => dayText(date, 'de', words, day);

  it('names the days beside today, and the year where it is another', () => {
    expect(said(day)).toBe('Heute');
    expect(said('2026-11-26')).toBe('Gestern');
    expect(said('2026-11-28')).toBe('Morgen');
    expect(said('2026-11-30')).toBe('Mo., 30.11.');
    expect(said('2027-01-04')).toBe('Mo., 04.01.2027');
  });

  it('says the day of a span once', () => {
    expect(spanText(`${day}T08:00`, `${day}T09:30`, said)).toBe('Heute, 08:00–09:30');
    expect(spanText(`${day}T23:00`, '2026-11-28T00:30', said)).toBe('Heute, 23:00–Morgen, 00:30');
  });

  it('offers now and shortly before, within the day', () => {
    expect(quickTimes.now(`${day}T09:20`)).toBe('09:20');
    expect(quickTimes.quarterAgo(`${day}T09:05`)).toBe('08:50');
    expect(quickTimes.halfHourAgo(`${day}T00:10`)).toBe('00:00');
  });
});

it('asks the phone’s own navigation where it has one', () => {
  const lines = ['Donaulände 14', '8020 Graz'];
  expect(navigationHref(lines, 'Mozilla/5.0 (Linux; Android 14)')).toBe(
    'geo:0,0?q=Donaul%C3%A4nde%2014%2C%208020%20Graz',
  );
  expect(navigationHref(lines, 'iPhone')).toMatch(/^https:\/\/maps\.apple\.com\/\?daddr=/);
  expect(navigationHref(lines, 'X11; Linux')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
});

it('calls who reported it first, and nobody twice', () => {
  const site = { telefon1: '0316 1', mobil: '0664 2' };
  expect(numbersOf({ order: { stoermelderTelefon: '0664 2' }, person: undefined, site })).toEqual([
    { kind: 'reporter', number: '0664 2' },
    { kind: 'site', number: '0316 1' },
  ]);
  expect(numbersOf({ order: undefined, person: undefined, site: undefined })).toEqual([]);
  const order = { standortTelefon1: '0316 1', telefon1: '0316 9', mobil: '0664 2' };
  expect(numbersOf({ order, person: undefined, site: undefined })).toEqual([
    { kind: 'site', number: '0316 1' },
    { kind: 'customer', number: '0316 9' },
    { kind: 'customerMobile', number: '0664 2' },
  ]);
});

it('makes photos smaller, never larger', () => {
  expect(scaledSize({ width: 4000, height: 3000 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(scaledSize({ width: 900, height: 3200 }, 1600)).toEqual({ width: 450, height: 1600 });
  expect(scaledSize({ width: 800, height: 600 }, 1600)).toEqual({ width: 800, height: 600 });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { screens } from '../../../screens/index';
import { completeScreen } from '../../../src/engine/define/complete-screen';
import * as tabTypes from '../../../src/engine/tab-types';
import { tierField, tiersOf, usedTiers } from '../../../src/engine/tab-types/tiers/tier-table';

const fields = { quantity: 'menge#', net: 'vk#', gross: 'vk#Brutto', surcharge: 'aufschlag#' };

test('tiers stand in numbered fields; one without a quantity is none', () => {
  const row = { menge1: 1, vk1: 10, vk1Brutto: 11.9, aufschlag1: null, menge2: null, vk2: null };
  const tiers = tiersOf({ ...row, menge3: 5, vk3: 9 }, fields, 4);
  expect(tiers).toEqual([
    { quantity: 1, net: 10, gross: 11.9, surcharge: null },
    undefined,
    { quantity: 5, net: 9, gross: null, surcharge: null },
    undefined,
  ]);
  expect(tiersOf(undefined, fields, 2)).toEqual([undefined, undefined]);
  expect(usedTiers([tiers, []])).toBe(3);
  expect(usedTiers([])).toBe(0);
});

test('every screen with tiers names fields that the contract has, for each of them', async () => {
  const tabs = [];
  for (const load of Object.values(screens)) {
    const definition = completeScreen((await load()).default, tabTypes);
    tabs.push(...definition.tabs.filter((tab) => tab.type === 'tiers'));
  }
  expect(tabs.length).toBeGreaterThan(0);
  for (const tab of tabs) {
    const file = `schemas/generated/schemas/${tab.schema}.json`;
    const { properties } = JSON.parse(readFileSync(file, 'utf8')) as { properties: object };
    const names = [tab.quantity, tab.net, tab.gross, tab.surcharge].flatMap((pattern) =>
      Array.from({ length: tab.most }, (_, index) => tierField(pattern, index + 1)),
    );
    expect(Object.keys(properties)).toEqual(expect.arrayContaining([tab.group, ...names]));
  }
});

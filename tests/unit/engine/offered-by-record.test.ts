import { beforeAll, describe, expect, test } from 'vitest';
import type { OperationRight, Ownership } from '../../../schemas/contract/operation-right';
import { rights as declared } from '../../../schemas/generated/contract';
import { screens } from '../../../screens';
import { can, type RightsOfUser } from '../../../src/app/rights';
import * as actionTypes from '../../../src/engine/action-types';
import type { Registry } from '../../../src/engine/application/registry';
import { completeScreen } from '../../../src/engine/define/complete-screen';
import type { WrittenScreen } from '../../../src/engine/define/define-screen';
import type { ActionDefinition, ScreenDefinition } from '../../../src/engine/define/definition';
import type { Place } from '../../../src/engine/screens/place';
import { isActionPermitted } from '../../../src/engine/screens/action-type';
import * as tabTypes from '../../../src/engine/tab-types';
import { availableActions } from '../../../src/engine/views/actions/available-actions';
import { permittedWork } from '../../../src/engine/views/list/bulk/permitted-work';
import { planBulk } from '../../../src/engine/views/list/bulk/plan-bulk';

const rights = declared as unknown as Readonly<Record<string, OperationRight>>;
const registry = { actionTypes, tabTypes, entries: [] } as unknown as Registry;
const me = { id: 7, name: 'Anna A', kuerzel: 'AA', typ: 0, istAdmin: false, technikerId: null };
const [mine, others] = [7, 8];

/** A user who has every right but these. */
function without(...denied: string[]) {
  const user: RightsOfUser = {
    ...{ id: me.id, kuerzel: me.kuerzel, istAdmin: false },
    rechte: denied.map((recht) => ({ recht, genehmigt: false })),
  };
  const asks = (operation: string, record?: Readonly<Record<string, unknown>>) =>
    can(user, rights, operation, record);
  return { can: asks, me, registry, roles: [] };
}

let definitions: ScreenDefinition[];
beforeAll(async () => {
  const written = await Promise.all(Object.values(screens).map((load) => load()));
  definitions = written
    .map(({ default: one }) => completeScreen(one as unknown as WrittenScreen, tabTypes as never))
    .filter((screen): screen is ScreenDefinition => 'actions' in screen);
});
const screenNamed = (name: string) => {
  const found = definitions.find((one) => one.name === name);
  if (!found) throw new Error(`there is no screen «${name}»`);
  return found;
};
const namesOf = (actions: readonly ActionDefinition[]) => actions.map(({ name }) => name);

describe('what is offered for a record', () => {
  test('on every screen: what takes a further right on records of others is not offered without it', () => {
    const asked = definitions.flatMap((screen) =>
      screen.actions.flatMap((action) => {
        const right = rights[(action as { call?: string }).call ?? ''];
        return typeof right === 'object' && 'own' in right && !right.instead
          ? [{ screen, action, right: right as Required<Ownership> }]
          : [];
      }),
    );
    expect(asked.length).toBeGreaterThan(15);
    for (const { screen, action, right } of asked) {
      const engine = without(right.foreign);
      const isOffered = (owner: number) =>
        isActionPermitted(action, { id: 1, [right.owner]: owner }, engine, screen);
      expect([screen.name, action.name, isOffered(mine), isOffered(others)]).toEqual([
        ...[screen.name, action.name, true, false],
      ]);
    }
  });

  test('a draft of a colleague is neither booked nor booked on the way to its successor; its paper may be looked at', () => {
    const screen = screenNamed('saleDocument');
    const offer = { id: 1, belegtyp: '01', belegart: '0100', belegstatus: '1', dealId: null };
    const offered = (benutzerId: number) =>
      namesOf(availableActions(screen, { ...offer, benutzerId }, without('BEK_FREMDBEARB')));
    expect(offered(mine)).toEqual(expect.arrayContaining(['book', 'bookToOrder', 'print']));
    expect(offered(others)).not.toEqual(expect.arrayContaining(['book']));
    expect(offered(others)).not.toContain('bookToOrder');
    expect(offered(others)).toContain('print');
  });

  test('nobody approves a time of his own, whatever rights he has', () => {
    const screen = screenNamed('subsequentBookings');
    const offered = (ben_id: number, engine = without()) =>
      namesOf(availableActions(screen, { id: 1, status: 'BEANTRAGT', ben_id }, engine));
    expect(offered(others)).toEqual(['approve', 'refuse']);
    expect(offered(mine)).toEqual(['refuse']);
    expect(offered(others, without('ZEIT_GENEHMIGEN'))).toEqual([]);
  });

  test('a technician confirms what goes to him and cancels what he sent; the warehouse does both', () => {
    const screen = screenNamed('transfers');
    const offered = (transfer: object, engine = without('LAG_AENDERN')) =>
      namesOf(availableActions(screen, { id: 1, status: 'UNTERWEGS', ...transfer }, engine)).filter(
        (name) => name !== 'print' && name !== 'product',
      );
    expect(offered({ empfaengerId: mine, benutzerId: others })).toEqual(['confirm']);
    expect(offered({ empfaengerId: others, benutzerId: mine })).toEqual(['cancel']);
    expect(offered({ empfaengerId: others, benutzerId: others }, without())).toEqual([
      'confirm',
      'cancel',
    ]);
  });
});

describe('what is offered for chosen rows', () => {
  const rows = [
    { id: 1, belegtyp: '01', belegart: '0100', belegstatus: '1', benutzerId: others },
    { id: 2, belegtyp: '01', belegart: '0100', belegstatus: '1', benutzerId: mine },
  ];
  const engine = without('BEK_FREMDBEARB');
  const namesIn = (chosen: typeof rows) => {
    const { calls, change, remove } = permittedWork(screenNamed('saleDocument'), chosen, engine);
    return { books: calls.some(({ action }) => action.name === 'book'), change, remove };
  };

  test('needs one row at least that it may be done with', () => {
    const all = { books: true, change: true, remove: true };
    expect(namesIn(rows)).toEqual(all);
    expect(namesIn(rows.slice(0, 1))).toEqual({ books: false, change: false, remove: false });
    // Rows that are not at hand are judged when they have been read.
    expect(namesIn([])).toEqual(all);
  });

  test('needs one row in whose state it is there', () => {
    const ends = (...states: boolean[]) =>
      permittedWork(
        screenNamed('openItems'),
        states.map((klaerung, id) => ({ id, klaerung, abgeschlossen: false })),
        without(),
      ).calls.some(({ action }) => action.name === 'endClarification');
    expect([ends(false, false), ends(false, true), ends()]).toEqual([false, true, true]);
  });

  test('leaves out the others, with the right as the reason', () => {
    const screen = screenNamed('saleDocument');
    const action = screen.actions.find(({ name }) => name === 'book');
    const does = { call: 'POST /verkauf/belege/{id}/buchen' };
    const place = { definition: screen, params: {} } as unknown as Place;
    const { items, blocked } = planBulk(
      rows,
      { kind: 'call', action, does } as never,
      place,
      engine,
    );
    expect(items.map(({ record }) => record.id)).toEqual([2]);
    expect(blocked).toEqual([{ record: rows[0], obstacle: { kind: 'right' } }]);
  });
});

// @vitest-environment jsdom
import { IconPackage, IconTruck, IconX } from '@tabler/icons-react';
import { createInstance } from 'i18next';
import { act, useMemo, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import flow from '../../../locales/de/flow.json';
import form from '../../../locales/de/form.json';
import problems from '../../../locales/de/problems.json';
import record from '../../../locales/de/record.json';
import ui from '../../../locales/de/ui.json';
import { ApiError } from '../../../src/api/api-error';
import type { EntitySchema } from '../../../src/engine/application/entity-schema';
import { standardFieldTypes } from '../../../src/engine/fields';
import { Questions } from '../../../src/engine/flow/answers/questions';
import { Question } from '../../../src/engine/flow/answers/question';
import { useAnswer } from '../../../src/engine/flow/answers/use-answer';
import { useFlowCalls } from '../../../src/engine/flow/calls/use-flow-calls';
import { FlowCard } from '../../../src/engine/flow/cards/flow-card';
import { FlowColumns } from '../../../src/engine/flow/page/flow-columns';
import { FlowHead } from '../../../src/engine/flow/page/flow-head';
import { FlowPage } from '../../../src/engine/flow/page/flow-page';
import { useFlow } from '../../../src/engine/flow/state/flow';
import { FlowProvider } from '../../../src/engine/flow/state/flow-provider';
import type { Steps } from '../../../src/engine/flow/state/step';
import { FlowBar } from '../../../src/engine/flow/steps/flow-bar';
import type { Place } from '../../../src/engine/screens/place';
import { openQuestions } from '../../../src/ui/confirm-store';
import { render, type Rendered } from '../support/render';
import { click, leave, type } from '../support/user';

const api = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../src/api/call', () => api);

/** A crate is packed, then sent away; what it weighs is asked. */
const steps: Steps = {
  pack: {
    Icon: IconPackage,
    call: 'POST /crates/{id}/packing',
    overrules: { message: 'msg_crate_half_full', body: { anyway: true } },
  },
  send: { Icon: IconTruck, call: 'POST /crates/{id}/sending', asks: ['kilos'] },
  burn: { Icon: IconX, call: 'DELETE /crates/{id}', danger: true },
};

const crates = {
  steps: { pack: 'Kiste packen', send: 'Kiste abschicken', burn: 'Kiste verbrennen' },
  next: { send: 'Ab die Post' },
  confirm: { send: 'Abschicken' },
  overrule: { pack: { title: 'Halb leer', question: 'Trotzdem?', confirm: 'Trotzdem packen' } },
  moreOf: 'Mehr zur Kiste',
};

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'de',
  resources: { de: { crates, flow, form, problems, record, ui } },
  interpolation: { escapeValue: false },
});

const place = {
  definition: { name: 'crates', schema: 'Crate', tabs: [], actions: [], api: { list: '/crates' } },
  title: ['name'],
  fields: {},
  tables: [],
  path: '/crates',
  list: '/crates',
  params: {},
  fixed: [],
  preset: {},
} as unknown as Place;

const schema = {
  required: ['kilos'],
  properties: { kilos: { type: 'integer', minimum: 1 } },
} as EntitySchema;

const registry = {
  entries: [],
  titles: {},
  lookups: {},
  cells: {},
  tabTypes: {},
  fieldTypes: standardFieldTypes,
  loadQueued: () => Promise.resolve(undefined),
  loadSchemasOf: () => Promise.resolve({ body: 'Sending' }),
  loadSchema: () => Promise.resolve(schema),
  loadFields: () => Promise.resolve({}),
  loadValidators: () => Promise.resolve({}),
};

const noParams = {};

function CrateFlow() {
  const [state, setState] = useState<'new' | 'packed' | 'sent'>('new');
  const crate = useMemo(() => ({ id: 7, name: 'Ost', state }), [state]);
  const next = { new: 'pack', packed: 'send', sent: undefined }[state];
  const calls = useFlowCalls({
    ...{ place, id: 7, record: crate, params: noParams },
    readAnew: () => Promise.resolve(),
  });
  return (
    <FlowProvider
      {...{ place, id: 7, record: crate, texts: 'crates', steps, next, calls }}
      further={state === 'sent' ? [] : ['burn']}
      onDone={(step) => setState(step === 'pack' ? 'packed' : 'sent')}
    >
      <FlowPage label="Kiste" bar={<FlowBar isKnown />}>
        <FlowHead
          status={state}
          time="Heute"
          stages={[
            {
              ...{ name: 'pack', label: 'Packen', Icon: IconPackage },
              state: state === 'new' ? 'current' : 'done',
            },
            {
              ...{ name: 'send', label: 'Senden', Icon: IconTruck },
              state: state === 'sent' ? 'done' : 'open',
            },
          ]}
        />
        <FlowColumns isRead columns={[{ name: 'all', sections: [{ name: 'seal', Card: Seal }] }]} />
      </FlowPage>
    </FlowProvider>
  );
}

/** Asks one thing of a crate. */
function Seal() {
  const { calls } = useFlow();
  const [stored, setStored] = useState<string | null>(null);
  const answer = useAnswer({
    draftKey: ['draft of a crate'],
    stored,
    store: async (value) => {
      await calls.send('PUT /crates/{id}/seal', { action: 'Siegeln', body: { seal: value } });
      setStored(value);
    },
  });
  const options = [
    { value: 'wax', label: 'Wachs' },
    { value: 'lead', label: 'Blei' },
  ];
  return (
    <FlowCard name="seal" title="Siegel">
      <Questions of={[{ id: 1 }]}>
        {() => (
          <Question
            label="Womit?"
            asked={{ kind: 'choice', options }}
            isMandatory
            answer={answer}
          />
        )}
      </Questions>
    </FlowCard>
  );
}

let shown: Rendered;
let may: (operation: string) => boolean;

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const body = () => document.body;
const button = (name: string, within: Element = body()) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const bar = () => body().querySelector('[role="toolbar"]')!;
const dialog = () => body().querySelector('[role="dialog"]');
const sent = () =>
  api.call.mock.calls.map(([operation, { params, body: said }]) => [operation, params.id, said]);

async function open(): Promise<void> {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  shown = render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <CrateFlow />
      </MemoryRouter>
    </I18nextProvider>,
    { registry: registry as never, can: (operation) => may(operation) },
  );
  await settled();
}

beforeEach(() => {
  may = () => true;
  api.call.mockReset().mockResolvedValue({ data: {}, headers: new Headers() });
});
afterEach(() => {
  shown.unmount();
  document.body.replaceChildren();
});

test('a step is called, and the next one asks what its call wants by the contract', async () => {
  await open();
  const states = () =>
    [...body().querySelectorAll('ol[aria-label="Ablauf"] li')].map((one) => one.textContent);
  expect(states()).toEqual(['Packenjetzt', 'Sendenoffen']);
  click(button('Kiste packen', bar()));
  await settled();
  expect(sent()).toEqual([['POST /crates/{id}/packing', 7, {}]]);
  expect(states()).toEqual(['Packenerledigt', 'Sendenoffen']);

  click(button('Ab die Post', bar()));
  await settled();
  expect(dialog()?.textContent).toContain('Kiste abschicken');
  click(button('Abschicken'));
  await settled();
  const kilos = dialog()!.querySelector('input')!;
  expect([kilos.getAttribute('aria-invalid'), sent().length]).toEqual(['true', 1]);
  type(kilos, '12');
  leave(kilos);
  click(button('Abschicken'));
  await settled();
  expect(sent().at(-1)).toEqual(['POST /crates/{id}/sending', 7, { kilos: 12 }]);
  expect(dialog()).toBeNull();
  expect(bar().textContent).toContain(flow.nothing);
});

test('what the server refuses stays open, and is said at its field', async () => {
  await open();
  click(button('Kiste packen', bar()));
  await settled();
  click(button('Ab die Post', bar()));
  await settled();
  api.call.mockRejectedValueOnce(
    new ApiError({ operation: 'x', status: 422, fieldErrors: { kilos: ['Zu schwer.'] } }),
  );
  const kilos = dialog()!.querySelector('input')!;
  type(kilos, '900');
  leave(kilos);
  click(button('Abschicken'));
  await settled();
  expect(dialog()?.textContent).toContain('Zu schwer.');
  expect(document.activeElement).toBe(dialog()!.querySelector('input'));
});

test('a refusal that may be overruled is asked about once, and sent with what says so', async () => {
  const halfFull = { message: 'Halb leer.', messageCode: 'msg_crate_half_full' };
  api.call.mockRejectedValueOnce(
    new ApiError({ operation: 'x', status: 409, services: [halfFull as never] }),
  );
  await open();
  click(button('Kiste packen', bar()));
  await settled();
  const [question] = openQuestions.get();
  expect(question).toMatchObject({
    title: 'Halb leer',
    message: 'Halb leer. Trotzdem?',
    confirmLabel: 'Trotzdem packen',
  });
  await act(async () => question?.answer(true));
  await settled();
  expect(sent().map(([, , said]) => said)).toEqual([{}, { anyway: true }]);
  expect(button('Ab die Post', bar())).toBeDefined();
});

test('behind one button is whatever else its user may do', async () => {
  await open();
  click(button('Weitere', bar()));
  const sheet = () => body().querySelector('dialog');
  expect(sheet()?.textContent).toContain('Mehr zur Kiste');
  click(button('Kiste verbrennen', sheet()!));
  await settled();
  // A call that removes says nothing.
  expect(sent()).toEqual([['DELETE /crates/{id}', 7, undefined]]);
  shown.unmount();

  may = (operation) => !operation.startsWith('DELETE');
  await open();
  click(button('Weitere', bar()));
  expect(button('Kiste verbrennen')).toBeUndefined();
});

test('an answer is stored as it is given; what was not stored stays, and can be tried again', async () => {
  await open();
  const card = () => body().querySelector('#flow-seal')!;
  const radio = (label: string) =>
    [...card().querySelectorAll('label')]
      .find(({ textContent }) => textContent === label)
      ?.querySelector('input');
  expect(card().textContent).toContain(flow.answers.mandatory);
  api.call.mockRejectedValueOnce(new ApiError({ operation: 'x', status: 500 }));
  act(() => radio('Blei')!.click());
  await settled();
  expect(card().textContent).toContain(flow.answers.failed);
  expect(radio('Blei')!.checked).toBe(true);
  click(button(record.retry, card()));
  await settled();
  expect(card().textContent).toContain(flow.answers.stored);
  const keys = api.call.mock.calls.map(([, { headers }]) =>
    new Headers(headers).get('Idempotency-Key'),
  );
  // The first try may have been heard.
  expect(keys[0]).toBe(keys[1]);
});

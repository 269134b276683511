// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import i18next from 'i18next';
import { StrictMode, act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import ui from '../../../locales/de/ui.json';
import { FormDialog } from '../../../src/app/form/form-dialog';
import { TextField } from '../../../src/ui/text-field';
import { stubBrowser } from '../support/dom';

let root: Root;
let refuse: (error: Error) => void;
let typed = '';
let sent = 0;

beforeEach(async () => {
  stubBrowser();
  sent = 0;
  await i18next.use(initReactI18next).init({ lng: 'de', resources: { de: { ui } } });
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  act(() =>
    root.render(
      <StrictMode>
        <MantineProvider env="test">
          <FormDialog
            title="Frage"
            text="Wie heißt es?"
            submitLabel="Senden"
            missing={() => (typed === '' ? 'Bitte ausfüllen' : undefined)}
            onSubmit={() =>
              new Promise((_, reject) => {
                sent += 1;
                refuse = reject;
              })
            }
            problemOf={(error) => (error as Error).message}
            onClose={() => undefined}
          >
            {(field) => <TextField {...field} label="Wort" />}
          </FormDialog>
        </MantineProvider>
      </StrictMode>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const field = () => document.querySelector<HTMLInputElement>('input');
const alert = () => document.querySelector('[role="alert"]')?.textContent;
const submit = () =>
  act(async () => {
    document.querySelector<HTMLButtonElement>('button[type="submit"]')?.focus();
    document
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });

test('what is wrong is read out, and the focus is at the field again', async () => {
  typed = '';
  await submit();
  expect([alert(), document.activeElement, sent]).toEqual(['Bitte ausfüllen', field(), 0]);
  typed = 'abc';
  await submit();
  expect([alert(), sent]).toEqual([undefined, 1]);
  await act(async () => refuse(new Error('Das stimmt nicht.')));
  expect([alert(), document.activeElement]).toEqual(['Das stimmt nicht.', field()]);
  // The same again is news again.
  await submit();
  expect([alert(), sent]).toEqual([undefined, 2]);
  await act(async () => refuse(new Error('Das stimmt nicht.')));
  expect([alert(), document.activeElement]).toEqual(['Das stimmt nicht.', field()]);
});

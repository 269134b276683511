import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MantineProvider } from '@mantine/core';
import form from '../../../../locales/de/form.json';
import problems from '../../../../locales/de/problems.json';
import record from '../../../../locales/de/record.json';
import ui from '../../../../locales/de/ui.json';
import { theme } from '../../../../src/ui/theme';
import { choices, names } from './schema';

/** `?kind=ours|floor&fields=60`: one form, of ours or of uncontrolled Mantine, in the same surroundings. */
const query = new URLSearchParams(window.location.search);
const count = Number(query.get('fields') ?? 60);

await i18next.use(initReactI18next).init({
  lng: 'de',
  interpolation: { escapeValue: false },
  resources: {
    de: {
      form,
      problems,
      record,
      ui,
      entities: {
        Bench: {
          one: 'Bench',
          other: 'Bench',
          tabs: { main: 'Bench' },
          sections: { main: 'Bench' },
          fields: Object.fromEntries(names(count).map((name) => [name, name])),
          values: Object.fromEntries(
            names(count).map((name) => [name, Object.fromEntries(choices.map((of) => [of, of]))]),
          ),
        },
      },
    },
  },
});

const subject =
  query.get('kind') === 'floor' ? (await import('./floor')).Floor : (await import('./ours')).Ours;
const Subject = subject;

const root = document.getElementById('root');
if (!root) throw new Error('the bench page has no #root');
createRoot(root).render(
  <MantineProvider theme={theme}>
    <Subject count={count} />
  </MantineProvider>,
);

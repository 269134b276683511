// @vitest-environment jsdom
import { createInstance } from 'i18next';
import { StrictMode, act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { useScreenLabels, type ScreenLabels } from '../../../src/engine/labels/use-screen-labels';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const i18n = createInstance();
void i18n.use(initReactI18next).init({
  lng: 'de',
  interpolation: { escapeValue: false },
  resources: {
    de: {
      common: { tabs: { files: 'Dateien' } },
      record: { newTitle: '{{singular}} anlegen' },
      entities: {
        OpenItem: {
          one: 'offener Posten',
          other: 'offene Posten',
          actions: { check: 'Prüfen' },
        },
      },
      screens: {
        overdue: { title: 'Überfällig', one: 'überfälliger Posten', actions: { check: 'Mahnen' } },
        scanner: { title: 'Scanner', notFoundHint: '{{code}} ist nicht bekannt.' },
      },
    },
  },
});

function labelsInGerman(): ScreenLabels {
  let labels: ScreenLabels | undefined;
  function Asking() {
    labels = useScreenLabels();
    return null;
  }
  act(() =>
    createRoot(document.createElement('div')).render(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <Asking />
        </I18nextProvider>
      </StrictMode>,
    ),
  );
  if (!labels) throw new Error('nothing was rendered');
  return labels;
}

describe('labels of screens', () => {
  const labels = labelsInGerman();
  const list = { name: 'openItems', schema: 'OpenItem' };
  const second = { name: 'overdue', schema: 'OpenItem' };

  it('are those of the schema: the plural is the title', () => {
    expect(labels.title(list)).toBe('Offene Posten');
    expect(labels.one(list)).toBe('Offener Posten');
    expect(labels.newOne(list)).toBe('Offener Posten anlegen');
    expect(labels.part(list, 'actions.check')).toBe('Prüfen');
    expect(labels.oneOf('OpenItem')).toBe('Offener Posten');
  });

  it('are its own where it says some', () => {
    expect(labels.title(second)).toBe('Überfällig');
    expect(labels.newOne(second)).toBe('Überfälliger Posten anlegen');
    expect(labels.part(second, 'actions.check')).toBe('Mahnen');
    expect(labels.part({ name: 'scanner' }, 'notFoundHint', { code: 'X' })).toBe(
      'X ist nicht bekannt.',
    );
  });

  it('are those that many share where neither says any', () => {
    expect(labels.part(second, 'tabs.files')).toBe('Dateien');
    expect(labels.part({ name: 'scanner' }, 'tabs.files')).toBe('Dateien');
  });
});

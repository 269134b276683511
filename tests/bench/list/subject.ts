import type { Page } from '@playwright/test';

/** A list that is measured, and how to find its parts in the page. */
export interface Subject {
  name: string;
  path: string;
  /** What scrolls. */
  grid: string;
  row: string;
  /** Attribute that counts rows, and the number of the first one. */
  index: string;
  first: number;
  /** Orders by a field, as fast as the page lets somebody. */
  sort: (page: Page, field: string) => Promise<void>;
}

export const ours: Subject = {
  name: 'Kontor',
  path: '/addresses',
  grid: '[role="grid"]',
  row: '[role="grid"] > [role="rowgroup"]:nth-child(2) > [role="row"]',
  index: 'aria-rowindex',
  first: 2,
  sort: (page, field) =>
    page.evaluate((label) => {
      const header = [...document.querySelectorAll('[role="columnheader"]')].find(
        (one) => one.getAttribute('aria-label') === label,
      );
      header?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    }, labels[field] ?? field),
};

export const floor: Subject = {
  name: 'floor',
  path: '/floor/index.html',
  grid: '.grid',
  row: '.row',
  index: 'data-index',
  first: 0,
  sort: (page, field) =>
    page.evaluate(
      (name) => (globalThis as unknown as { sortBy: (field: string) => void }).sortBy(name),
      field,
    ),
};

const labels: Readonly<Record<string, string>> = { name1: 'Name', ort: 'Ort', plz: 'PLZ' };

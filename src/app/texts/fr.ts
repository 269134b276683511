import type { ResourceKey } from 'i18next';

// In one file: one by one, texts compress badly and every file costs a request. What only records and dialogs say
// is in `more-fr.ts`.
const files = import.meta.glob<ResourceKey>(
  [
    '/locales/fr/*.json',
    '!/locales/fr/{bulk,charts,login,lookup,media,messages,problems,record,scanner,table}.json',
  ],
  { eager: true, import: 'default' },
);

/** Texts that shell and lists need, by path of their file. */
export const texts = files;

import type { ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>(
  '/locales/fr/{bulk,charts,login,lookup,media,messages,problems,record,scanner,table}.json',
  {
    eager: true,
    import: 'default',
  },
);

/** Texts of what is loaded when it is used, by path of their file. */
export const texts = files;

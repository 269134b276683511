import type { PrintLanguage } from '../../../schemas/print/document/printed-document';

interface Named {
  bezeichnungDe: string;
  bezeichnungEn: string;
  bezeichnungFr: string;
}

/** Name of a row that is shipped with its names, in a language. */
export const nameIn = (language: PrintLanguage, { bezeichnungDe, ...others }: Named): string =>
  ({ de: bezeichnungDe, en: others.bezeichnungEn, fr: others.bezeichnungFr })[language];

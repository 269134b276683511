import { rightNames, type RightName } from '../http/contract/right-names';

/** Roles of a fresh installation: names in German, because they are data that administrators change. */
export const baseRoles: Readonly<Record<string, readonly RightName[]>> = {
  Büro: rightNames.filter(
    (right) =>
      !right.startsWith('SYS_') && right !== 'AUS_FREIESQL' && right !== 'ABGL_DEALS_AENDERN',
  ),
  Technik: [
    'ADR_SEHEN',
    'ART_SEHEN',
    'ASS_SEHEN',
    'ASS_AENDERN',
    'AKT_SEHEN',
    'AKT_FREMD_SEHEN',
    'AKT_AENDERN',
    'AKT_LOESCHEN',
    'TKT_ANSEHEN',
    'SVA_SEHEN',
    'SVA_AENDERN',
    'LAG_SEHEN',
    'ZEIT_BUCHEN',
    'ERI_AENDERN',
    'MAIL_SENDEN',
  ],
  Lager: rightNames.filter(
    (right) =>
      /^(LAG|PICK|VMV)_/.test(right) ||
      right === 'ART_SEHEN' ||
      right === 'ZEIT_BUCHEN' ||
      right === 'ERI_AENDERN',
  ),
  Lesen: rightNames.filter((right) => /(SEHEN|ANSEHEN)$/.test(right) || right === 'ART_EK'),
};

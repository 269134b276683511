/**
 * Rights of the demo users, as in 3-decisions («Demo users»): not read from the server, so that a right too many is
 * noticed. `*` stands for the rest of a name.
 */
const grants: Readonly<Record<string, { all?: boolean; but?: string[]; only?: string[] }>> = {
  admin: { all: true },
  buero: { all: true, but: ['SYS_*', 'AUS_FREIESQL', 'ABGL_DEALS_AENDERN'] },
  technik: {
    only: [
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
  },
  lager: { only: ['ART_SEHEN', 'LAG_*', 'PICK_*', 'VMV_*', 'ZEIT_BUCHEN', 'ERI_AENDERN'] },
  lesen: { only: ['*SEHEN', 'ART_EK'] },
  ohne: { only: [] },
};

export const demoUserNames = Object.keys(grants);

/** Tells whether a demo user is meant to have a right. */
export function isGranted(user: string, right: string): boolean {
  const { all = false, but = [], only = [] } = grants[user] ?? {};
  const named = (patterns: string[]) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(right));
  return all ? !named(but) : named(only);
}

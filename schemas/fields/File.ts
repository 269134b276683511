import { defineFields } from '../define';

/** Files: named as the chosen file is, until somebody gives another name. */
export const fileFields = defineFields('File', {
  benutzerId: { lookup: 'User' },
  // Called as the chosen file is, until somebody gives it another name.
  dateiname: { computed: { from: ['daten'], value: (file) => nameOf(file) } },
});

/** A form holds the chosen file itself until it is sent. */
function nameOf(file: object): string | null {
  const { daten: content } = file as { daten?: unknown };
  if (typeof content !== 'object' || content === null || !('name' in content)) return null;
  return String(content.name);
}

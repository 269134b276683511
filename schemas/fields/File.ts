import { defineFields } from '../define';

/** Files: the name of the chosen file, until somebody gives another. */
export const fileFields = defineFields('File', {
  benutzerId: { lookup: 'User' },
  // Name of the chosen file, until somebody gives another.
  dateiname: { computed: { from: ['daten'], value: (file) => nameOf(file) } },
});

/** Name of the chosen file: a form holds the file itself until it is sent. */
function nameOf(file: object): string | null {
  const { daten: content } = file as { daten?: unknown };
  if (typeof content !== 'object' || content === null || !('name' in content)) return null;
  return String(content.name);
}

import { defineFields } from '../define';

export const openItemFields = defineFields('OpenItem', {
  klaerungBenutzerId: { lookup: 'user' },
  klaerungGrund: { multiline: true },
  abgeschlossen: { tones: { true: 'green', false: 'grey' } },
  klaerung: { tones: { true: 'orange' } },
  opvArt: { tones: { R: 'blue', G: 'teal' } },
});

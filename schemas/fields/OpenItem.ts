import { defineFields } from '../define';

export const openItemFields = defineFields('OpenItem', {
  klaerungBenutzerId: { lookup: 'user' },
  klaerungGrund: { multiline: true },
  abgeschlossen: { tones: { true: 'green' } },
  klaerung: { tones: { true: 'orange' } },
  opvArt: { tones: { G: 'teal' } },
  mahnstufe: { tones: { 1: 'blue', 2: 'yellow', 3: 'orange', 4: 'red', 5: 'black' } },
});

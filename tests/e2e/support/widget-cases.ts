export interface WidgetCase {
  label: string;
  /** Text that somebody types. */
  typed: string;
  /** Text in the field once it is left. */
  entered: string;
  /** Text in the record when it is read. */
  read: string;
  /** True if it is read beside the title instead of in its section. */
  isBadge?: true;
  href?: string;
  /** Wrong input, the message about it, and how it stays where figures are written out. */
  wrong?: [typed: string, problem: string, kept?: string];
}

/** Inputs for each widget of the playground, and their results. */
export const widgetCases: readonly WidgetCase[] = [
  {
    label: 'Bezeichnung',
    typed: ' Prüfling ',
    entered: 'Prüfling',
    read: 'Prüfling',
    wrong: ['', 'Bitte geben Sie einen Wert ein!'],
  },
  {
    label: 'Notiz',
    typed: 'Zeile 1\nZeile 2',
    entered: 'Zeile 1\nZeile 2',
    read: 'Zeile 1\nZeile 2',
  },
  {
    label: 'Stufe',
    typed: 'zw',
    entered: 'Zwei',
    read: 'Zwei',
    wrong: ['Elf', 'Bitte einen Wert aus der Liste wählen.'],
  },
  {
    label: 'Farbe',
    typed: 'hellg',
    entered: 'Hellgrün',
    read: 'Hellgrün',
    isBadge: true,
    wrong: ['Mauve', 'Bitte eine Farbe aus der Liste wählen.'],
  },
  {
    label: 'Land',
    typed: 'd',
    entered: 'Deutschland',
    read: 'Deutschland',
    wrong: ['Atlantis', 'Unbekanntes Land. Bitte aus der Liste wählen.'],
  },
  {
    label: 'Anzahl',
    typed: '1.234',
    entered: '1234',
    read: '1234',
    wrong: ['1,5', 'Bitte eine ganze Zahl eingeben.'],
  },
  {
    label: 'Menge',
    typed: '2,255',
    entered: '2,26',
    read: '2,26',
    wrong: ['zwei', 'Das ist keine gültige Zahl.'],
  },
  {
    label: 'Stück',
    typed: '1.500',
    entered: '1.500',
    read: '1.500',
    wrong: ['2,5', 'Bitte eine ganze Zahl eingeben.'],
  },
  {
    label: 'Länge',
    typed: '0.3',
    entered: '0,3',
    read: '0,3',
    wrong: ['-1', 'Bitte geben Sie einen größeren Wert ein!'],
  },
  { label: 'Gewicht', typed: '0,125', entered: '0,125', read: '0,125' },
  {
    label: 'Preis',
    typed: '1.234,5',
    entered: '1.234,50',
    read: '1.234,50 €',
    wrong: ['teuer', 'Das ist keine gültige Zahl.'],
  },
  {
    label: 'Rabatt',
    typed: '12,5 %',
    entered: '12,50',
    read: '12,50 %',
    wrong: ['101', 'Höchstens 100.', '101,00'],
  },
  {
    label: 'Dauer',
    typed: '1,5 h',
    entered: '1:30',
    read: '1:30 h',
    wrong: ['25:00', 'Höchstens 24:00 h.'],
  },
  {
    label: 'Datum',
    typed: '29.2.24',
    entered: '29.02.2024',
    read: '29.02.2024',
    wrong: ['31.2.', 'Kein gültiges Datum. Beispiel: 31.12.2026'],
  },
  {
    label: 'Uhrzeit',
    typed: '830',
    entered: '08:30',
    read: '08:30',
    wrong: ['25', 'Keine gültige Uhrzeit. Beispiel: 14:30'],
  },
  {
    label: 'Termin',
    typed: '29.3.26 2:30',
    entered: '29.03.2026 02:30',
    read: '29.03.2026 02:30',
    wrong: ['29.3.26', 'Kein gültiger Zeitpunkt. Beispiel: 31.12.2026 14:30'],
  },
  {
    label: 'Zeitpunkt',
    typed: '25.10.26 2:30 MEZ',
    entered: '25.10.2026 02:30 MEZ',
    read: '25.10.2026 02:30',
    wrong: [
      '29.3.26 2:30',
      'Diese Uhrzeit gibt es an dem Tag nicht: Die Uhr wird auf Sommerzeit umgestellt.',
    ],
  },
  {
    label: 'Telefon',
    typed: '030 / 12 34 56-0',
    entered: '030 / 12 34 56-0',
    read: '030 / 12 34 56-0',
    href: 'tel:+49301234560',
    wrong: [
      'zu Hause',
      'Keine gültige Telefonnummer: Ziffern, Leerzeichen und + ( ) / - . sind möglich.',
    ],
  },
  {
    label: 'E-Mail',
    typed: 'mailto:a@b.example',
    entered: 'a@b.example',
    read: 'a@b.example',
    href: 'mailto:a@b.example',
    wrong: ['a@b', 'Keine gültige E-Mail-Adresse. Beispiel: name@firma.de'],
  },
  {
    label: 'Webseite',
    typed: 'www.a.example',
    entered: 'https://www.a.example',
    read: 'https://www.a.example',
    href: 'https://www.a.example',
    wrong: ['javascript:alert(1)', 'Keine gültige Webadresse. Beispiel: https://www.firma.de'],
  },
  {
    label: 'IBAN',
    typed: 'de02120300000000202051',
    entered: 'DE02 1203 0000 0000 2020 51',
    read: 'DE02 1203 0000 0000 2020 51',
    wrong: [
      'DE03120300000000202051',
      'Die IBAN stimmt nicht: Bitte die Ziffern prüfen.',
      'DE03 1203 0000 0000 2020 51',
    ],
  },
  {
    label: 'USt-IdNr.',
    typed: 'che-107.787.577 mwst',
    entered: 'CHE-107.787.577 MWST',
    read: 'CHE-107.787.577 MWST',
    wrong: ['DE136695977', 'Die USt-IdNr. stimmt nicht. Beispiel: DE123456788'],
  },
  {
    label: 'GTIN',
    typed: '4006381 333931',
    entered: '4006381333931',
    read: '4006381333931',
    wrong: ['4006381333932', 'Prüfziffer falsch (erwartet 1).'],
  },
];

import { isInvoice, type PrintedHead } from '../document/printed-head';
import type { Sheet } from '../pdf/sheet';
import { wrapped } from './paragraph';
import { measures } from './measures';
import type { Press } from './press';
import { styles } from './styles';

/** Between labels and values. */
const gap = 3;

/** Smaller no value is set, in points, and no single word. */
const leastSize = 7.4;
const leastOfWord = 5.5;

/** Numbers, days and persons right of the address. Answers where it ends. */
export function informationBlock(press: Press): number {
  const { sheet } = press;
  const { left, top, pitch } = measures.information;
  const rows = entries(press);
  const names = rows.map(([name]) => sheet.width(name, styles.label));
  const valueLeft = left + Math.max(...names) + gap;
  const width = measures.right - valueLeft;
  let y: number = top;
  sheet.within('Sect', () => {
    for (const [name, value] of rows) {
      const style = valueStyle(sheet, value, width);
      const lines = wrapped(sheet, value, width, style);
      sheet.within('P', () => {
        sheet.text(name, { ...styles.label, x: left, y, align: 'left' });
        lines.forEach((line, index) => {
          const lineY = y + index * (pitch - 0.6);
          sheet.text(line, { ...style, x: valueLeft, y: lineY, align: 'left' });
        });
      });
      y += pitch + (lines.length - 1) * (pitch - 0.6);
    }
  });
  return y;
}

/** A value is set a little smaller rather than in two lines, and still smaller before a word of it is cut in two. */
function valueStyle(sheet: Sheet, value: string, width: number) {
  const sizeFor = (text: string, least: number) => {
    const fitting = (styles.value.size * width) / sheet.width(text, styles.value);
    return Math.max(least, Math.floor(Math.min(styles.value.size, fitting) * 20) / 20);
  };
  const ofWords = value.split(' ').map((word) => sizeFor(word, leastOfWord));
  return { ...styles.value, size: Math.min(sizeFor(value, leastSize), ...ofWords) };
}

/** Labels and values; what is not there takes no line. */
function entries({ input, t, figures }: Press): [string, string][] {
  const { head, recipient } = input;
  const all: [string, string | null][] = [
    [t(`printed:types.${head.belegart}.number`), head.belegnummer ?? t('printed:unnumbered')],
    [t('printed:info.date'), figures.date(head.belegdatum)],
    [t('printed:info.customer'), recipient.kundennr],
    [t('printed:info.theirOrder'), head.bestellnummerKunde],
    [t('printed:info.orderedOn'), head.auftragsDatum && figures.date(head.auftragsDatum)],
    [t(periodKey(head)), period(head, figures.date)],
    [
      head.fixtermin ? t('printed:info.fixedDelivery') : t('printed:info.delivery'),
      head.liefertermin && figures.date(head.liefertermin),
    ],
    [t('printed:info.clerk'), head.bearbeiter],
    [t('printed:info.phone'), head.bearbeiterTelefon],
    [t('printed:info.email'), head.bearbeiterEmail],
    [t('printed:info.theirVatId'), isInvoice(head.belegart) ? recipient.ustId : null],
  ];
  return all.filter((entry): entry is [string, string] => Boolean(entry[1]));
}

function periodKey(head: PrintedHead) {
  return isPeriod(head) ? 'printed:info.period' : 'printed:info.performedOn';
}

function isPeriod({ leistungVon, leistungBis }: PrintedHead): boolean {
  return leistungVon !== null && leistungBis !== null && leistungVon !== leistungBis;
}

function period(head: PrintedHead, date: (day: string) => string): string | null {
  const { leistungVon: from, leistungBis: until } = head;
  if (from && until && isPeriod(head)) return `${date(from)} – ${date(until)}`;
  const day = from ?? until;
  return day && date(day);
}

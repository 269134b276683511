import type { PrintedPlace, PrintedTransfer } from './document/printed-transfer';
import { addressField } from './layout/address-field';
import { informationBlock, type InformationEntry } from './layout/information-block';
import { layLetter, type PrintMaterial } from './layout/lay-letter';
import { letterHead } from './layout/letter-head';
import { letterTitle } from './layout/letter-title';
import { paragraph } from './layout/paragraph';
import type { Press } from './layout/press';
import { section } from './layout/section';
import { signatureBlock } from './layout/signature-block';
import { plainTable } from './layout/table/plain-table';
import { watermark } from './layout/watermarks';

type TransferPress = Press<PrintedTransfer>;

/** Lays out the paper that accompanies a transfer between warehouses as a PDF; the same input gives the same bytes. */
export function layTransfer(input: PrintedTransfer, material: PrintMaterial): Promise<Uint8Array> {
  return layLetter(input, material, {
    title: (t) => t('printed:transfer.title', { number: input.umlagerungsnummer }),
    day: input.datum,
    beneath: ({ sheet, t }) => {
      if (input.storniert) watermark(sheet, t('printed:obsolete'));
    },
    draw,
  });
}

function draw(press: TransferPress): void {
  const { input, t, figures } = press;
  const { artikelnummer, bezeichnung, menge, mengeneinheit, seriennummern, bemerkung } = input;
  letterHead(press);
  addressField(press);
  letterTitle(press, informationBlock(press, entries(press)));
  plainTable(
    press,
    [
      { label: t('printed:transfer.product'), share: 2.4 },
      { label: t('printed:columns.title'), share: 6 },
      { label: t('printed:columns.quantity'), share: 1.6, align: 'right' },
      { label: t('printed:columns.unit'), share: 1.4 },
    ],
    [[artikelnummer, bezeichnung, figures.quantity(menge), mengeneinheit]],
  );
  if (seriennummern.length > 0) {
    section(press, t('printed:transfer.numbers'));
    paragraph(press, seriennummern.join(', '));
  }
  if (bemerkung?.trim()) {
    section(press, t('printed:transfer.remark'));
    paragraph(press, bemerkung);
  }
  signatureBlock(press, t('printed:signature.received'));
}

function entries({ input, t, figures }: TransferPress): InformationEntry[] {
  const day = (date: string | null) => date && figures.date(date);
  return [
    [t('printed:transfer.number'), input.umlagerungsnummer],
    [t('printed:info.date'), day(input.datum)],
    [t('printed:transfer.from'), placeText(input.von)],
    [t('printed:transfer.to'), placeText(input.nach)],
    [t('printed:transfer.sender'), input.versandtVon],
    [t('printed:transfer.receiver'), input.empfaenger],
    [t('printed:transfer.arrived'), day(input.eingang)],
  ];
}

const placeText = ({ lager, lagerplatz }: PrintedPlace) =>
  [lager, lagerplatz].filter(Boolean).join(', ');

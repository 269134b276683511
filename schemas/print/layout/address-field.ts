import { fittedText } from './paragraph';
import { measures } from './measures';
import type { LetterPress } from './press';
import { styles } from './styles';

/** Lines of an address that fit at the usual place in the window; more begin higher, in the field for remarks. */
const usualLines = 6;

/** Draws sender in small type, remark and address behind the envelope's window. */
export function addressField({ input, sheet, t }: LetterPress): void {
  const { address } = measures;
  const { company, recipient } = input;
  const lines = [
    ...recipient.namen,
    recipient.ansprechpartner,
    recipient.strasse,
    [recipient.plz, recipient.ort].filter(Boolean).join(' '),
    recipient.lkz === company.lkz ? null : recipient.land.toUpperCase(),
  ].filter((line): line is string => Boolean(line?.trim()));
  const raised = Math.max(0, lines.length - usualLines) * address.pitch;
  const remark = input.copy ? t('printed:copy') : undefined;
  const sender =
    company.absenderzeile ?? `${company.name} · ${company.strasse} · ${company.plz} ${company.ort}`;
  const senderLine = address.sender - raised - (remark ? address.pitch : 0);
  const place = { x: address.left, align: 'left' } as const;
  sheet.within('Sect', () => {
    sheet.within('P', () =>
      fittedText(sheet, sender, address.width, { ...place, ...styles.sender, y: senderLine }, 5),
    );
    if (remark) {
      const y = address.firstLine - raised - address.pitch;
      sheet.within('P', () => sheet.text(remark, { ...place, ...styles.strong, y }));
    }
    sheet.within('P', () =>
      lines.forEach((line, index) => {
        const y = address.firstLine - raised + index * address.pitch;
        fittedText(sheet, line, address.width, { ...place, ...styles.address, y });
      }),
    );
  });
}

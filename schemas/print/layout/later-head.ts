import { fittedText } from './paragraph';
import { measures } from './measures';
import type { LetterPress } from './press';
import { rules, styles } from './styles';

/** Draws the head of later pages: whose document it is, and which. */
export function laterHead({ input, sheet, title, day, t, figures }: LetterPress): void {
  const { heading, rule } = measures.later;
  const { recipient } = input;
  const facts = [
    t('printed:ofDate', { date: figures.date(day) }),
    recipient.kundennr && `${t('printed:info.customer')} ${recipient.kundennr}`,
    input.company.name,
  ].filter(Boolean);
  sheet.text(title, { ...styles.strong, x: measures.left, y: heading, align: 'left' });
  const place = { ...styles.label, x: measures.right, y: heading, align: 'right' } as const;
  const room = measures.right - measures.left - sheet.width(title, styles.strong) - 5;
  fittedText(sheet, facts.join(' · '), room, place);
  sheet.line(measures.left, rule, measures.right, rule, ...rules.hair);
}

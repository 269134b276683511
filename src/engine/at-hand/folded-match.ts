import { foldText } from '../../../schemas/rules/fold-text';
import { dialledForms } from '../../../schemas/rules/phone-number';

/**
 * Returns a function that tells whether a text contains what somebody typed, or begins with it, as the server does:
 * «ü», «ue» and «u» are the same on either side.
 */
export function foldedMatch(
  typed: string,
  where: 'contains' | 'starts',
): (text: string) => boolean {
  const literal = foldText(typed).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(
    `${where === 'starts' ? '^' : ''}${literal.replace(/([aou])e?/g, '$1e?')}`,
  );
  return (text) => pattern.test(foldText(text));
}

/** Returns a function that tells whether a text is a telephone number with these digits, however either is grouped. */
export function dialledMatch(
  typed: string,
  where: 'contains' | 'starts',
): (text: string) => boolean {
  const forms = dialledForms(typed);
  return (text) => {
    if (forms.length === 0 || !/^\+?[\d\s()/.-]{5,}$/.test(text)) return false;
    const digits = text.replace(/\(\s*0\s*\)|\D/g, '').replace(/^0+/, '');
    return forms.some((form) =>
      where === 'starts' ? digits.startsWith(form) : digits.includes(form),
    );
  };
}

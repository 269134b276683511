import { lineText } from '../../../../../../schemas/rules/plain-text';
import { readNumber } from '../../../../../../schemas/rules/read-number';

interface EnteredCode {
  code: string;
  /** Quantity before the code; undefined where none was given. */
  quantity: number | undefined;
}

/** Reads `3*4006381333931`, `3 × 4711` or `3 x 4711` as a quantity and a code; anything else is a code. */
export function enteredCode(text: string): EnteredCode {
  const typed = lineText(text);
  const parts =
    /^([-−]?[\d.,]+)\s*[*×]\s*(.+)$/.exec(typed) ?? /^([-−]?[\d.,]+)\s+x\s+(.+)$/i.exec(typed);
  const [, amount = '', code = ''] = parts ?? [];
  const read = parts ? readNumber(amount) : undefined;
  const quantity = read ? Number(read.text) : Number.NaN;
  return Number.isFinite(quantity) && quantity !== 0
    ? { code, quantity }
    : { code: typed, quantity: undefined };
}

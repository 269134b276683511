/** Letters that are read from right to left, as far as the typeface has them: Hebrew. */
const rightToLeft = /[\u0590-\u05ff\ufb1d-\ufb4f]/u;
const letter = /\p{L}/u;
const digit = /\p{N}/u;

/**
 * Words of a line in the order in which they stand on paper: those that are read from right to left, and figures among
 * and behind them, change places within a line that goes from left to right. Each word is shaped in its own direction.
 */
export function visualOrder(words: readonly string[]): readonly string[] {
  if (!words.some((word) => rightToLeft.test(word))) return words;
  const order: string[] = [];
  let from = 0;
  while (from < words.length) {
    let end = from;
    // Words without letters of either direction that follow a run belong to it up to the last figure.
    for (let at = from; at < words.length; at++) {
      const word = words[at] ?? '';
      if (rightToLeft.test(word)) end = at + 1;
      else if (letter.test(word) || end === from) break;
      else if (digit.test(word)) end = at + 1;
    }
    if (end === from) order.push(words[from++] ?? '');
    else order.push(...words.slice(from, end).reverse());
    from = Math.max(from, end);
  }
  return order;
}

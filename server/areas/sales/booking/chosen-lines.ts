import { canTake, openQuantity } from '../../../../schemas/rules/taken-lines';
import { fieldProblem, type Message } from '../../../http/errors/problem';
import type { PositionRow } from '../document-row';

/**
 * Quantities that a call takes of lines, by their ids. Throws 422 naming the line for one that is not the document's,
 * is no article, is named twice, or has not that much left.
 */
export function chosenLines(
  asked: readonly { id: number; menge: number }[] | undefined,
  lines: readonly PositionRow[],
): ReadonlyMap<number, number> | undefined {
  if (!asked) return undefined;
  const fieldErrors: Record<string, Message[]> = {};
  const chosen = new Map<number, number>();
  asked.forEach(({ id, menge }, index) => {
    const line = lines.find((one) => one.id === id);
    const isArticle = line && line.positionsArt !== 'T' && line.positionsArt !== 'Z';
    if (!isArticle || chosen.has(id)) {
      const code = chosen.has(id) ? 'msg_document_line_twice' : 'msg_reference_unknown';
      fieldErrors[`positionen.${index}.id`] = [{ code }];
    } else if (!canTake(line, menge)) {
      const parameters = [String(line.position), String(openQuantity(line))];
      fieldErrors[`positionen.${index}.menge`] = [{ code: 'msg_document_line_left', parameters }];
    } else chosen.set(id, menge);
  });
  if (Object.keys(fieldErrors).length > 0) throw fieldProblem(fieldErrors);
  return chosen;
}

import type { ServiceMessage } from '../../../api/api-error';
import type { ServerErrors } from '../model/edit-session';

/** Pattern of how servers say «required» in the three languages. */
const saying =
  /must have a value|is required|may not be (?:empty|null)|muss einen Wert (?:haben|enthalten)|darf nicht leer sein|Pflichtfeld|doit avoir une valeur|ne (?:doit|peut) pas être vide|est obligatoire/i;

/** Finds the field of a «required» message by parameter, name or label in the text (specification 1 §5). */
export function missingValues(
  services: readonly ServiceMessage[],
  labels: Readonly<Record<string, string>>,
  textOf: (service: ServiceMessage) => string,
): ServerErrors {
  const errors: Record<string, string[]> = {};
  for (const service of services) {
    const text = textOf(service);
    if (!saying.test(service.message) && !saying.test(text)) continue;
    const name = fieldIn(service, labels);
    if (name !== undefined) errors[name] = [...(errors[name] ?? []), text];
  }
  return errors;
}

function fieldIn(
  { message, messageParameters }: ServiceMessage,
  labels: Readonly<Record<string, string>>,
): string | undefined {
  const names = Object.keys(labels);
  const byParameter = names.find((name) => messageParameters.includes(name));
  if (byParameter !== undefined) return byParameter;
  const words: readonly string[] = message.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  const byName = names.find((name) => words.includes(name.toLowerCase()));
  if (byName !== undefined) return byName;
  // The longest label: «Name 2» is not «Name».
  return names
    .filter((name) => labels[name] && contains(message, labels[name]))
    .sort((one, other) => (labels[other]?.length ?? 0) - (labels[one]?.length ?? 0))[0];
}

/** Tells whether a text contains a label as words of its own. */
function contains(text: string, label: string): boolean {
  const escaped = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

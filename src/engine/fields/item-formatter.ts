import type { Field } from './field';
import type { ValueFormatter, ValueTexts } from './value-texts';

/** A value of an enumeration or of a reference list; a value that neither knows is shown as it is. */
export function itemFormatter({ lookup, values }: Field, texts: ValueTexts): ValueFormatter {
  return (value) => {
    if (lookup !== undefined) return texts.lookup(value) ?? String(value);
    const isKnown = values?.includes(value as string | number);
    return isKnown ? texts.enumeration(value as string | number) : String(value);
  };
}

import { lazyPart } from '../../../ui/lazy-part';
import { useEngine } from '../../application/context';
import type { Field } from '../../fields/field';
import { mayOpen } from '../../screens/record-rights';

const ReferenceLink = lazyPart(async () => (await import('./reference-link')).ReferenceLink, {
  Waiting: ({ text }) => text,
});

/** Record that a field refers to: a link where it has a screen that the user may open, else its text. */
export function LinkedReference({
  field,
  value,
  text,
  tabIndex,
}: {
  field: Field;
  value: unknown;
  text: string;
  /** Tab index; −1 where the cell around it has the focus. */
  tabIndex?: number;
}) {
  const target = useTarget(field);
  const isKey = typeof value === 'string' || typeof value === 'number';
  return target && isKey ? (
    <ReferenceLink {...target} value={value} text={text} tabIndex={tabIndex} />
  ) : (
    text
  );
}

function useTarget({ lookup: name }: Field) {
  const { registry, can } = useEngine();
  const lookup = name === undefined ? undefined : registry.lookups[name];
  const entry = registry.entries.find((one) => one.name === lookup?.screen);
  const isThere = lookup && entry?.standalone && mayOpen(entry, can);
  return isThere ? { lookup, screen: entry.name } : undefined;
}

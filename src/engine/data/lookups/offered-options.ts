import type { LookupOption } from './lookup-options';

interface Self {
  id: number;
  /** «Ada Verwalter (ich)» */
  label: (name: string) => string;
}

/** What is on offer: nothing blocked, and of users (`self`) oneself first and said so. */
export function offeredOptions(
  options: readonly LookupOption[],
  self: Self | undefined,
): readonly LookupOption[] {
  const offered = options.filter(({ blocked }) => !blocked);
  const own = self && offered.find(({ value }) => value === self.id);
  if (!self || !own) return offered;
  const others = offered.filter((option) => option !== own);
  return [{ ...own, label: self.label(own.label) }, ...others];
}

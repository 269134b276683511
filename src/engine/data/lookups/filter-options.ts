import type { Tone } from '../../../../schemas/rules/tone';
import { searcher, unaccent } from '../../fields/unaccent';
import type { LookupOption } from './lookup-query';

export interface PickerOption extends Pick<LookupOption, 'value' | 'label'> {
  tone?: Tone;
  detail?: string;
}

/**
 * Options whose label contains the text. One with that very `code` (a country's «DE») comes first, then labels that
 * begin with the text, else the list's order.
 */
export function filterOptions(
  options: readonly PickerOption[],
  text: string,
  codeOf?: (text: string) => string,
): readonly PickerOption[] {
  const wanted = unaccent(text);
  if (wanted === '') return options;
  const code = codeOf?.(text);
  const placeIn = searcher(text);
  const ranked = options.flatMap((option) => {
    const rank = rankOf(option, { wanted, placeIn, code });
    return rank === undefined ? [] : [{ option, rank }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ option }) => option);
}

interface Wanted {
  wanted: string;
  placeIn: (text: string) => number;
  code: string | undefined;
}

function rankOf(option: PickerOption, { wanted, placeIn, code }: Wanted) {
  if (code !== undefined && option.value === code) return 0;
  if (unaccent(option.label) === wanted) return 1;
  const place = placeIn(option.label);
  if (place < 0) return undefined;
  return place === 0 ? 2 : 3;
}

interface Self {
  id: number;
  /** Labels the user himself: «Ada Verwalter (ich)». */
  label: (name: string) => string;
}

/** Returns the options on offer: nothing blocked; among users (`self`) oneself first, marked. */
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

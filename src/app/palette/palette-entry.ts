import type { ComponentType } from 'react';
import { searcher, unaccent } from '../../engine/fields/unaccent';

/** Line of the palette. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** Description of the entry, or the place it leads to. */
  detail?: string;
  /** Further words that find it, which stand elsewhere, e.g. above it. */
  also?: string;
  Icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** Number of a screen: typed alone it means that screen. */
  number?: number;
  keys?: string;
  run: () => void;
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

/**
 * Returns the entries that contain every typed word; those that begin with it come first. Empty groups are left out.
 */
export function matchingGroups(groups: readonly PaletteGroup[], typed: string): PaletteGroup[] {
  const words = typed.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ entries }) => entries.length > 0);
  return groups.flatMap(({ title, entries }) => {
    const matching = entries
      .map((entry, place) => ({ entry, place, rank: rankOf(entry, words) }))
      .filter(({ rank }) => rank < NONE)
      .sort((one, other) => one.rank - other.rank || one.place - other.place)
      .map(({ entry }) => entry);
    return matching.length > 0 ? [{ title, entries: matching }] : [];
  });
}

const NONE = 4;

/** Ranks an entry: 0: its number; 1: begins with the first word; 2: a word of its label does; 3: holds them all. */
function rankOf(
  { label, detail = '', also = '', number }: PaletteEntry,
  words: readonly string[],
): number {
  const [first = ''] = words;
  if (words.length === 1 && number !== undefined && String(number).startsWith(first)) return 0;
  if (!words.every((word) => searcher(word)(`${label} ${detail} ${also}`) >= 0)) return NONE;
  const at = searcher(first)(label);
  if (at === 0) return 1;
  return at > 0 && /\s/.test(unaccent(label).charAt(at - 1)) ? 2 : 3;
}

/** Name of the preference that keeps the layout of a screen's list. */
export function layoutPreference(screen: string): string {
  return `list.${screen}`;
}

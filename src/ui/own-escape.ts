/**
 * Returns the attributes of an element that Escape closes first while it is open: a dialog around it hears the key
 * before, and would close as well.
 */
export function ownEscape(isOpen: boolean): Readonly<Record<string, string>> {
  return isOpen ? { 'data-mantine-stop-propagation': 'true' } : {};
}

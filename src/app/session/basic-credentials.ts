/** RFC 7617 in UTF-8, so that umlauts work in names and passwords. */
export function basicCredentials(user: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user}:${password}`);
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`;
}

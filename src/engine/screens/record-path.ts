/**
 * Returns the address of a record, below the path of its place. «new» and «scanner» are no records: a record with such
 * a name is written otherwise.
 */
export function recordPath(path: string, id: unknown): string {
  const step = encodeURIComponent(String(id));
  return `${path}/${step.replace(/^(?=(new|scanner)$)./, escaped)}`;
}

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

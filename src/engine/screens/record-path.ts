/**
 * The address of a record, below the path of its place. «new» and «scanner» are no records: one that is called so is
 * written otherwise.
 */
export function recordPath(path: string, id: unknown): string {
  const step = encodeURIComponent(String(id));
  return `${path}/${step.replace(/^(?=(new|scanner)$)./, escaped)}`;
}

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** The address of a record, below the path of its place. «new» is no record: one that is called so is written otherwise. */
export function recordPath(path: string, id: unknown): string {
  const step = encodeURIComponent(String(id));
  return `${path}/${step === 'new' ? '%6Eew' : step}`;
}

/** Change of a role's rights in the words of the audit log: «Technik: +OPV_SEHEN -AKT_LOESCHEN». */
export function rightsChange(
  role: string,
  before: readonly string[],
  after: readonly string[],
): string {
  const came = after.filter((right) => !before.includes(right)).map((right) => `+${right}`);
  const went = before.filter((right) => !after.includes(right)).map((right) => `-${right}`);
  return [`${role}:`, ...came, ...went].join(' ');
}

/** Whether a program for tables would take a text for a formula (OWASP: CSV injection). */
export function isFormula(text: string): boolean {
  return /^[=+\-@\t\r]/.test(text);
}

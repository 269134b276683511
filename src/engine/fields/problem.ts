/** What is wrong with a value: a key of the locale files and what its text needs. */
export interface Problem {
  key: string;
  params?: Readonly<Record<string, unknown>>;
}

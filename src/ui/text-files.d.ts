declare module 'virtual:text-files' {
  export const textFiles: Readonly<Record<'de' | 'en' | 'fr', { first: string; more: string }>>;
}

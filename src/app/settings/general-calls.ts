/** What the page of logging in is made of; a foreign backend may have none of it. */
export const generalCalls = [
  'POST /system/passwort',
  'GET /system/zweiterfaktor',
  'GET /system/geraete',
] as const;

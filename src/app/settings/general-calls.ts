/** Calls that the login settings consist of; a foreign backend may have none of them. */
export const generalCalls = [
  'POST /system/passwort',
  'GET /system/zweiterfaktor',
  'GET /system/geraete',
] as const;

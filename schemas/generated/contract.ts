// Written by scripts/api-refresh.ts. Never edited by hand.
import type { components, operations, paths } from './api';

/** GET path → schema of its rows. */
export const lists = {
  "/system/parameter": "SystemParameter",
  "/stammdaten/adressen": "Address",
  "/stammdaten/adressen/{adresseId}/ansprechpartner": "ContactPerson",
  "/stammdaten/ansprechpartner": "ContactPerson",
  "/stammdaten/texte": "TextEntry",
  "/stammdaten/landeskennzeichen": "Country"
} as const;

/** GET path of one record → its schema. */
export const records = {
  "/webapp/parameter/{name}": "Preference",
  "/stammdaten/adressen/{id}": "Address",
  "/stammdaten/ansprechpartner/{id}": "ContactPerson"
} as const;

/** POST path → schema it creates. */
export const creates = {
  "/login": "LoginRequest",
  "/stammdaten/adressen": "Address",
  "/stammdaten/adressen/{adresseId}/ansprechpartner": "ContactPerson"
} as const;

/** Operation → right (`public` and `session` are no rights of a user). */
export const rights = {
  "POST /login": "public",
  "DELETE /login": "session",
  "OPTIONS /login": "public",
  "POST /login/erneuerung": "public",
  "GET /webapp/me": "session",
  "GET /webapp/basisdaten": "session",
  "GET /webapp/systeminfo": "public",
  "GET /webapp/parameter/{name}": "session",
  "POST /webapp/parameter/{name}": "session",
  "GET /system/parameter": "session",
  "GET /stammdaten/adressen": "ADR_SEHEN",
  "POST /stammdaten/adressen": "ADR_AENDERN",
  "GET /stammdaten/adressen/{id}": "ADR_SEHEN",
  "DELETE /stammdaten/adressen/{id}": "ADR_LOESCHEN",
  "PATCH /stammdaten/adressen/{id}": "ADR_AENDERN",
  "GET /stammdaten/adressen/{adresseId}/ansprechpartner": "ADR_SEHEN",
  "POST /stammdaten/adressen/{adresseId}/ansprechpartner": "ADR_AENDERN",
  "GET /stammdaten/ansprechpartner": "ADR_SEHEN",
  "GET /stammdaten/ansprechpartner/{id}": "ADR_SEHEN",
  "DELETE /stammdaten/ansprechpartner/{id}": "ADR_AENDERN",
  "PATCH /stammdaten/ansprechpartner/{id}": "ADR_AENDERN",
  "GET /stammdaten/texte": "session",
  "GET /stammdaten/landeskennzeichen": "session"
} as const;

/** What `schemas/define.ts` registers. */
export interface Contract {
  schemas: components['schemas'];
  paths: paths;
  operations: operations;
  lists: typeof lists;
  records: typeof records;
  creates: typeof creates;
  rights: typeof rights;
}

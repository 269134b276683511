import { inArray } from 'drizzle-orm';
import { shippedParameters } from './shipped-parameters';
import { systemParameters } from '../db/generated/base';
import type { Executor } from '../db/database';

/** Names that an installation gives to free fields: a system parameter for each, `ASSETS.S01`. */
export function fieldLabels(prefix: string, fields: readonly string[]) {
  const parameterOf = (field: string) => `${prefix}.${field.toUpperCase()}`;
  const parameters = fields.map(parameterOf);
  return {
    parameterOf,
    shipped: shippedParameters(
      parameters.map((name) => ({ name, typ: 'TEXT' as const, wert: null })),
    ),
    /** Answers the call that lists them: `{ feld, bezeichnung }` of those that have a name. */
    async answer(db: Executor) {
      const { name, wert } = systemParameters;
      const rows = await db
        .select({ name, wert })
        .from(systemParameters)
        .where(inArray(name, parameters));
      const texts = new Map(rows.map((row) => [row.name, row.wert]));
      const result = fields.flatMap((feld) => {
        const bezeichnung = texts.get(parameterOf(feld))?.trim().slice(0, LONGEST);
        return bezeichnung ? [{ feld, bezeichnung }] : [];
      });
      return { status: 200 as const, body: { result } };
    },
  };
}

const LONGEST = 100;

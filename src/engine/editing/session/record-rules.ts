import type { QueryClient } from '@tanstack/react-query';
import type { EntityValidators, Registry } from '../../application/registry';
import type { AnyRecord } from '../../define/definition';
import type { Place } from '../../screens/place';
import { rowProblems } from '../rows/row-problems';
import { recordBody, rowsIn } from '../model/session-rows';
import { validateRecord } from '../validation/validate-record';
import { validatorsQuery } from '../validation/validators-query';
import { changesOf, filledFields } from '../model/changes';
import type { Problems } from '../model/edit-session';

/** Rules of the contract for a record and its rows: loaded when it is edited, kept as long as it is open. */
export class RecordRules {
  readonly #validators = new Map<string, EntityValidators>();

  constructor(
    private readonly client: QueryClient,
    private readonly registry: Pick<Registry, 'loadValidators'>,
    private readonly isNew: boolean,
  ) {}

  async load(place: Place): Promise<void> {
    await Promise.all(
      schemasOf(place).map(async (schema) => {
        const query = validatorsQuery(this.registry, schema);
        this.#validators.set(schema, await this.client.ensureQueryData(query));
      }),
    );
  }

  haveCome(place: Place): boolean {
    return schemasOf(place).every((schema) => this.#validators.has(schema));
  }

  /** Returns the problems by field and by cell. */
  problemsOf(place: Place, { base, values }: { base: AnyRecord; values: AnyRecord }): Problems {
    const { definition, fields, tables } = place;
    const validatorsOf = (schema: string) => this.#validators.get(schema) ?? {};
    const apart = tables.map(({ name }) => name);
    const of = { validators: validatorsOf(definition.schema), fields, apart };
    const ofRecord = this.isNew
      ? validateRecord(recordBody(filledFields(values)), { kind: 'input', record: {}, ...of })
      : validateRecord(recordBody(changesOf(base, values)), { kind: 'patch', record: base, ...of });
    const ofRows = tables.map((table) => {
      const before = rowsIn(base, table.name) ?? [];
      const rows = rowsIn(values, table.name) ?? before;
      return rowProblems(table, before, rows, validatorsOf(table.schema));
    });
    return Object.assign({}, ofRecord, ...ofRows) as Problems;
  }
}

function schemasOf({ definition, tables }: Place): readonly string[] {
  return [definition.schema, ...tables.map(({ schema }) => schema)];
}

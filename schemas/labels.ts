type Names = Readonly<Record<string, string>>;

/**
 * Names of a schema in one language. The texts of its screens (tabs, sections, actions …) stand beside these by kind
 * and name.
 */
export interface Labels {
  /** Words for one record and for several, as they read within a sentence. */
  readonly one?: string;
  readonly other?: string;
  readonly fields?: Names;
  /** Names of values, by field and value. */
  readonly values?: Readonly<Record<string, Names>>;
}

/** Labels of a schema; values with the same labels as another field's name that field: `Schema.field`. */
interface ToldLabels extends Omit<Labels, 'values'> {
  readonly values?: Readonly<Record<string, Names | string>>;
}

/** A file `entities/<Schema>.json`. */
export interface LabelFile extends ToldLabels {
  /** Labels of schemas that appear only together with this one: bodies, questions, rows. */
  readonly schemas?: Readonly<Record<string, ToldLabels>>;
}

/**
 * The labels of each schema, from the files of a language by their names.
 * @throws when a schema has labels in two files, or values name a field that has none.
 */
export function labelsBySchema(
  files: Readonly<Record<string, LabelFile>>,
): Readonly<Record<string, Labels>> {
  const told = new Map<string, ToldLabels>();
  for (const [file, { schemas, ...own }] of Object.entries(files)) {
    for (const [schema, labels] of Object.entries({ [file]: own, ...schemas })) {
      if (told.has(schema)) throw new Error(`entities: ${schema} has labels in two files`);
      told.set(schema, labels);
    }
  }
  return Object.fromEntries([...told].map(([schema, labels]) => [schema, resolved(labels, told)]));
}

function resolved(labels: ToldLabels, all: ReadonlyMap<string, ToldLabels>): Labels {
  const { values, ...rest } = labels;
  if (values === undefined) return rest;
  const texts = Object.entries(values).map(([field, of]) => [field, namesOf(of, all)]);
  return { ...rest, values: Object.fromEntries(texts) as Readonly<Record<string, Names>> };
}

function namesOf(values: Names | string, all: ReadonlyMap<string, ToldLabels>): Names {
  if (typeof values !== 'string') return values;
  const [schema = '', field = ''] = values.split('.');
  const named = all.get(schema)?.values?.[field];
  if (typeof named === 'object') return named;
  throw new Error(`entities: values are called like those of ${values}, which has none`);
}

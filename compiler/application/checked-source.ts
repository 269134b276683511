import { Ajv, type ErrorObject } from 'ajv';
import { orRather } from '../nearest-name.ts';
import { placesIn, readSource } from '../document/source.ts';
import { ContractRefused, sentence } from '../document/contract-refused.ts';

/**
 * Reads a YAML or JSON file and checks it against a JSON Schema, and for what no schema can express (`mistakes`, by
 * their JSON pointers).
 * @throws {ContractRefused} with a sentence for each word or value that cannot be meant, by its place.
 */
export async function checkedSource<T>(
  file: string,
  schema: object,
  mistakes: (content: T) => readonly { at: string; text: string }[] = () => [],
): Promise<T> {
  const source = await readSource(file);
  const ajv = new Ajv({ allErrors: true, discriminator: true, verbose: true, strict: false });
  const isValid = ajv.compile(schema);
  // An empty mapping reads as null.
  const content = source.content ?? {};
  const placeOf = placesIn(source);
  if (isValid(content)) {
    const wrong = mistakes(content as T);
    if (wrong.length === 0) return content as T;
    throw new ContractRefused(wrong.map(({ at, text }) => sentence(placeOf(`#${at}`), text)));
  }
  const lines = (isValid.errors ?? []).flatMap((error) => {
    const said = textOf(error);
    return said ? [sentence(placeOf(`#${error.instancePath}${said.below ?? ''}`), said.text)] : [];
  });
  throw new ContractRefused([...new Set(lines)]);
}

interface Said {
  text: string;
  /** Member that is meant, where it is not the place itself. */
  below?: string;
}

function textOf({
  keyword,
  params,
  parentSchema,
  instancePath,
  data,
}: ErrorObject): Said | undefined {
  const known = Object.keys((parentSchema?.properties as object | undefined) ?? {});
  const at = instancePath.split('/').at(-1) ?? '';
  const value = typeof data === 'string' ? `«${data}»` : 'it';
  if (keyword === 'additionalProperties') {
    const word = String(params.additionalProperty);
    const below = `/${word.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return { text: `there is no word «${word}»${orRather(word, known)}`, below };
  }
  if (keyword === 'required') return { text: `«${String(params.missingProperty)}» is missing` };
  if (keyword === 'type') return { text: `«${at}» has to be ${article(String(params.type))}` };
  if (keyword === 'discriminator') {
    const kinds = kindsOf(parentSchema);
    const { tagValue } = params as { tagValue?: unknown };
    const kind = typeof tagValue === 'string' ? tagValue : '';
    return {
      text: `there is no kind «${kind}»${orRather(kind, kinds)}; one of ${kinds.join(', ')}`,
    };
  }
  if (keyword === 'pattern') return { text: `${value} is no «${at}»; ${likeness(at)}` };
  if (keyword === 'enum') {
    const allowed = (params as { allowedValues: readonly string[] }).allowedValues;
    return {
      text: `there is no ${at} ${value}${orRather(String(data), allowed)}; one of ${allowed.join(', ')}`,
    };
  }
  if (keyword === 'const') return { text: `«${at}» has to be ${String(params.allowedValue)}` };
  if (keyword === 'minLength') return { text: `«${at}» is empty` };
  // A mistake that only sums up others adds nothing to them.
  return undefined;
}

function kindsOf(schema: ErrorObject['parentSchema']): string[] {
  const kinds = (schema?.oneOf ?? []) as { properties: { kind: { const: string } } }[];
  return kinds.map(({ properties }) => properties.kind.const);
}

function article(type: string): string {
  if (type === 'object') return 'words with values, each in a line below it';
  return type === 'string' ? 'a text' : `a ${type}`;
}

function likeness(word: string): string {
  if (word === 'base' || word === 'url') return 'an address like https://api.example.com/v1';
  if (word === 'secret' || word === 'id') return 'the name of an environment variable like API_KEY';
  if (word === 'colour') return 'six hexadecimal digits like #0b6478';
  if (word === 'type') return "a font family as CSS names it, like 'Source Sans 3', sans-serif";
  if (['logo', 'light', 'dark'].includes(word)) return 'a file of the application’s, .svg or .png';
  return 'a path that begins with /';
}

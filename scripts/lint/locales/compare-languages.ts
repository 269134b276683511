import { languages } from './house';
import { orRather } from '../../../compiler/nearest-name';
import { fileText, type ToldText } from './told-texts';

const plural = /_(zero|one|two|few|many|other)$/;

/** Text in all its plural forms. */
interface Shape {
  file: string;
  name: string;
  /** Placeholders by language. */
  placeholders: Map<string, Set<string>>;
}

/** Finds files and texts that one language has and another has not, and placeholders that differ. */
export function compareLanguages(folder: string, told: readonly ToldText[]): string[] {
  const shapes = shapesOf(told);
  const files = new Map<string, Set<string>>();
  for (const { file, placeholders } of shapes) {
    const there = files.get(file) ?? new Set();
    for (const language of placeholders.keys()) there.add(language);
    files.set(file, there);
  }
  return [
    ...[...files].flatMap(([file, there]) =>
      languages
        .filter((language) => !there.has(language))
        .map(
          (language) =>
            `${fileText(folder, file, [language])} is missing, it is there in ${[...there].join(' and ')}`,
        ),
    ),
    ...shapes.flatMap((shape) =>
      languages
        .filter((language) => files.get(shape.file)?.has(language))
        .flatMap((language) => differences(folder, shape, language, shapes)),
    ),
  ];
}

function differences(
  folder: string,
  { file, name, placeholders }: Shape,
  language: string,
  shapes: readonly Shape[],
): string[] {
  const at = fileText(folder, file, [language]);
  const [first = '', expected = new Set<string>()] = [...placeholders][0] ?? [];
  const own = placeholders.get(language);
  if (!own) {
    const alone = shapes.filter((shape) => shape.file === file && isOnlyIn(language, shape));
    return [
      `${at}: «${name}» is missing, ${first} has it${orRather(
        name,
        alone.map((of) => of.name),
      )}`,
    ];
  }
  if (listed(own) === listed(expected)) return [];
  return [`${at}: «${name}» has the placeholders {${listed(own)}}, ${first} {${listed(expected)}}`];
}

function shapesOf(told: readonly ToldText[]): Shape[] {
  const shapes = new Map<string, Shape>();
  for (const { file, path, texts } of told) {
    const name = path.join('.').replace(plural, '');
    const id = `${file} ${name}`;
    const shape = shapes.get(id) ?? { file, name, placeholders: new Map<string, Set<string>>() };
    for (const [language, text] of Object.entries(texts)) {
      const names = shape.placeholders.get(language) ?? new Set();
      for (const [, of = ''] of text.matchAll(/\{\{\s*(\w+)/g)) names.add(of);
      shape.placeholders.set(language, names);
    }
    shapes.set(id, shape);
  }
  return [...shapes.values()];
}

function isOnlyIn(language: string, { placeholders }: Shape): boolean {
  return placeholders.size === 1 && placeholders.has(language);
}

function listed(names: ReadonlySet<string>): string {
  return [...names].sort().join(' ');
}

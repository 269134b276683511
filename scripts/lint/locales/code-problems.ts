import { isNamed, type CodeFile } from './code-texts';
import { orRather } from '../../../compiler/nearest-name';
import { fileText, type ToldText } from './told-texts';

/** Texts that code names and that there are not, and those that no code names. */
export function codeProblems(
  folder: string,
  told: readonly ToldText[],
  code: readonly CodeFile[],
): string[] {
  const bases = new Set(told.flatMap(({ key }) => [key, baseOf(key)]));
  // Labels are named by what the contract and the screens call them, parameters by the data that is shipped.
  const idle = told.filter(
    ({ key }) =>
      !/^(common|entities|screens|parameters):/.test(key) &&
      !isNamed(key, code) &&
      !isNamed(baseOf(key), code),
  );
  const missing = code.flatMap(({ file, keys }) =>
    keys.filter((key) => !bases.has(key)).map((key) => ({ file, key })),
  );
  return [
    ...missing.map(({ file, key }) => {
      const [namespace = '', path = ''] = key.split(':');
      const alike = idle.filter((text) => text.file === `${namespace}.json`).map(nameOf);
      return `${fileText(folder, `${namespace}.json`)}: add «${path}», ${file} says it${orRather(path, alike)}`;
    }),
    ...idle.map((text) => `${fileText(folder, text.file)}: no code says «${nameOf(text)}»`),
  ];
}

function nameOf({ path }: ToldText): string {
  return path.join('.');
}

/** Strips plural and context from a key. */
function baseOf(key: string): string {
  return key.replace(/_[a-z]+$/, '');
}

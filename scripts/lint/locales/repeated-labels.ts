import { languages, type House } from './house';
import type { ToldText } from './told-texts';
import { textAt } from './text-at';

/** Labels that say in every language what `common.json` says anyway. */
export function repeatedLabels({ texts }: House, told: readonly ToldText[]): ToldText[] {
  return told.filter(({ file, key, texts: own }) => {
    if (!/^(entities|screens)\//.test(file)) return false;
    const common = key.replace(/^\w+:[^.]+\./, 'common:');
    return languages.every(
      (language) =>
        own[language] !== undefined && own[language] === textAt(texts[language], common),
    );
  });
}

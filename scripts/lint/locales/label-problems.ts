import { compareLanguages } from './compare-languages';
import { languages, type House } from './house';
import { idleLabels } from './idle-labels';
import { missingLabels } from './missing-labels';
import { neededLabels } from './needed-labels';
import { repeatedLabels } from './repeated-labels';
import { textAt } from './text-at';
import { fileText, lineOf, type ToldText } from './told-texts';

/**
 * Labels that screens and contract need and that are missing, in one language or in all; labels that nothing uses;
 * labels that repeat what many share. `told` are the house's own texts; `handedOut` see {@link idleLabels}.
 */
export function labelProblems(
  house: House,
  told: readonly ToldText[],
  handedOut: readonly string[],
): string[] {
  const { folder } = house;
  const needed = neededLabels(house);
  const said = new Set(needed.flatMap(({ keys }) => keys.filter((key) => isSaid(key, house))));
  const idle = idleLabels(house, needed, told, said, handedOut);
  const idleTexts = idle.map((label) => label.told);
  const named = (text: ToldText) =>
    `${fileText(folder, text.file)}:${lineOf(folder, text)}: «${text.path.join('.')}»`;
  return [
    ...compareLanguages(folder, told),
    ...missingLabels(
      folder,
      needed.filter(({ keys }) => !keys.some((key) => said.has(key))),
      told,
      idleTexts,
    ),
    ...idle.map(({ told: text, why }) => `${named(text)} is used by nothing: ${why}`),
    ...repeatedLabels(house, told).map(
      (text) => `${named(text)} says what common.json says anyway, leave it out`,
    ),
  ];
}

function isSaid(key: string, { texts }: House): boolean {
  return languages.some((language) => textAt(texts[language], key) !== undefined);
}

/** Width of letters that are far from the average, in hundredths of the type's size. */
const unusual: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,:;'’|!]/, 27],
  [/[frtI()/\-[\] ]/, 36],
  [/[mwMW%]/, 88],
  [/[A-ZÄÖÜÉÈ€ß]/, 68],
];
const average = 56;

/** About how wide a text is, in px of a type of `size` px: good enough to give it room before it is drawn. */
export function textWidth(text: string, size: number): number {
  const hundredths = [...text].reduce(
    (sum, letter) => sum + (unusual.find(([letters]) => letters.test(letter))?.[1] ?? average),
    0,
  );
  return Math.ceil((hundredths * size) / 100);
}

/** Arguments to call a runner with, undefined where there is nothing of this kind. */
type Chosen = readonly string[] | undefined;

export function testFiles(
  root: string,
  words: readonly string[],
): { unit: Chosen; browser: Chosen; machine: Chosen; api: Chosen };

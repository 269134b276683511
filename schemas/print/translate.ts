/** Texts of a namespace as its file has them. */
export interface PrintTexts {
  readonly [name: string]: string | PrintTexts;
}

/**
 * Returns the text of a key, with the values of `{{…}}` filled in. Throws where there is none: nothing is printed half.
 */
export type Translate = (
  key: `printed:${string}`,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Makes the function that returns texts of the namespace `printed` in one language. */
export function translator(texts: PrintTexts): Translate {
  return (key, values = {}) => {
    const path = key.slice('printed:'.length);
    const found = path
      .split('.')
      .reduce<string | PrintTexts | undefined>(
        (node, name) => (typeof node === 'object' ? node[name] : undefined),
        texts,
      );
    if (typeof found !== 'string') throw new Error(`There is no text «${key}».`);
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`«${key}» needs «${name}».`);
      return String(value);
    });
  };
}

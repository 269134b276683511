import type { Namespaces, Texts } from '../../../compiler/application/read-texts';

/** Returns the text of a key, `entities:Address.fields.lkz`. */
export function textAt(texts: Namespaces, key: string): string | undefined {
  const found = key
    .split(/[:.]/)
    .reduce<Texts | string | undefined>(
      (node, name) => (typeof node === 'object' ? node[name] : undefined),
      texts,
    );
  return typeof found === 'string' ? found : undefined;
}

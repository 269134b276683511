import { readFileSync } from 'node:fs';

export interface CodeBlock {
  /** Place such as `docs/screens.md:19`. */
  place: string;
  language: string;
  /** Words after the language: the file it belongs to, or what it is a piece of. */
  about: string;
  text: string;
}

/** Returns the fenced blocks of a Markdown document. Throws for one without its language. */
export function codeBlocks(document: string): CodeBlock[] {
  const markdown = readFileSync(document, 'utf8');
  return [...markdown.matchAll(/^```(.*)\n([^]*?)^```$/gm)].map(
    ({ index, 1: info = '', 2: text = '' }) => {
      const place = `${document}:${markdown.slice(0, index).split('\n').length}`;
      const [language = '', ...about] = info.trim().split(' ');
      if (language === '') throw new Error(`${place}: a block without a language is run by nobody`);
      return { place, language, about: about.join(' '), text };
    },
  );
}

import { orRather } from '../nearest-name';
import { isNode } from './document/references';
import { placesIn, readSource } from './document/source';
import { ContractRefused, sentence } from './mistakes/contract-refused';
import type { RecognitionHelp } from './resources/model';

const words = ['lists', 'shown', 'formats'];
const listWords = ['rows', 'total', 'record', 'id', 'query', 'name', 'ignore'];

/** What a configuration says to help recognition, or nothing. Throws, with place and nearest word, for what it does not know. */
export async function readHelp(file: string | undefined): Promise<RecognitionHelp> {
  if (file === undefined) return {};
  const source = await readSource(file);
  const { content } = source;
  const placeOf = placesIn(source);
  const wrong: string[] = [];
  const check = (node: unknown, known: readonly string[], pointer: string) => {
    for (const word of Object.keys(isNode(node) ? node : {})) {
      if (known.includes(word)) continue;
      const place = placeOf(`${pointer}/${word}`);
      wrong.push(sentence(place, `there is no word «${word}»${orRather(word, known)}`));
    }
  };
  check(content, words, '#');
  const lists = isNode(content) && isNode(content.lists) ? content.lists : {};
  for (const [path, list] of Object.entries(lists)) {
    check(list, listWords, `#/lists/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
  if (wrong.length > 0) throw new ContractRefused(wrong);
  return (isNode(content) ? content : {}) as RecognitionHelp;
}

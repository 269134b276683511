import { handler, type Handlers } from '../http/operations/call';
import type { Contract, Operation } from '../http/contract/contract';
import type { AskSelf } from './ask-self';

/** Maximum number of bytes of all contents together. */
const MOST = 8 * 1024 * 1024;

/** Segments that a URL removes: the remaining path may be another one than was checked. */
const climbing = /\/(\.|%2e){1,2}(\/|$)/i;

/**
 * Operations that make many readings in one call (4-field-reality §4.2). `ask`: asks this server as the caller would.
 */
export function readOperations(contract: Contract, ask: AskSelf): Handlers {
  const patterns = contract.operations.filter(answersJson).map(patternOf);
  const isReadable = (path: string) =>
    !climbing.test(path) && patterns.some((pattern) => pattern.test(path));
  return {
    readTogether: handler(
      'readTogether',
      async (call) => {
        const result = call.newList('result');
        let size = 0;
        // One after the other: one call takes no more of the server at once than another.
        for (const pfad of call.body.pfade) {
          // Nobody is left to read the rest.
          if (call.gone().aborted) break;
          const refused = isReadable(pfad.replace(/[?#].*$/, '')) ? undefined : 404;
          const tooMuch = size > MOST ? 413 : undefined;
          const without = refused ?? tooMuch;
          if (without !== undefined) {
            result.add([{ pfad, status: without, etag: null, inhalt: null }]);
            continue;
          }
          const { status, etag, text } = await ask(`${contract.base}${pfad}`, call);
          size += text.length;
          result.add([{ pfad, status, etag, inhalt: contentOf(text) }]);
        }
        return { status: 200, body: { result: [] }, written: result };
      },
      { readOnly: true, gathers: true },
    ),
  };
}

/** Tells whether an operation answers JSON: no streams, which never end, and no contents of files. */
const answersJson = ({ method, answers }: Operation): boolean =>
  method === 'GET' && answers.get(200) !== undefined;

const patternOf = ({ path }: Operation): RegExp =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);

function contentOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

import type { operations } from '../../schemas/generated/api';
import { handler, type Answer, type Call, type Handlers } from '../http/operations/call';
import type { Contract } from '../http/contract/contract';
import { mayCall } from '../http/access/required-right';
import type { Tables } from '../resources/model/tables';
import { blocksOf } from './blocks';
import { readPinnedViews } from './pinned-views';
import { pinnedOperators } from '../queries/preset-store';
import { readBlock } from './read-block';
import { readSeparately, type NamedPart } from './read-separately';

type Start = operations['readStart'];
type StartAnswer = Start['responses'][200]['content']['application/json'];

/** Name of the block of pinned views. */
const VIEWS = 'ansichten';

/** Operations of the start page, where a resource declares figures of it. */
export function startOperations(contract: Contract, tables: Tables): Handlers {
  const blocks = blocksOf(contract, tables);
  if (blocks.length === 0) return {};
  const readStart = async (
    call: Call<unknown, Start['parameters']['query']>,
  ): Promise<Answer<StartAnswer>> => {
    const { caller } = call;
    const parts: NamedPart[] = [
      ...blocks
        .filter(({ name, operation }) => isAsked(name, call) && mayCall(operation.right, caller))
        .map((block) => ({ name: block.name, read: () => readBlock(block, call) })),
      ...(isAsked(VIEWS, call)
        ? [{ name: VIEWS, read: () => readPinnedViews(call, contract, tables) }]
        : []),
    ];
    const result = await readSeparately(parts, call.note);
    return { status: 200, body: { result: result as StartAnswer['result'] } };
  };
  return {
    readStart: handler('readStart', readStart, {
      // Several lists are counted.
      weight: 1,
      storedOperators: async (call: Call<unknown, Start['parameters']['query']>) =>
        isAsked(VIEWS, call) ? pinnedOperators(call.caller, call.db) : [],
    }),
  };
}

function isAsked(name: string, { query }: Call<unknown, Start['parameters']['query']>): boolean {
  return query?.bloecke?.split(',').includes(name) ?? true;
}

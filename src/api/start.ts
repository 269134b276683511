import { userState } from '../state/user-state';
import { call } from './call';
import {
  blockOf,
  blocksIn,
  pinnedViewsBlock,
  pinnedViewsOf,
  startOperation,
  startQuery,
  type PinnedView,
  type StartBlock,
} from './dialects/reference-start';

export {
  startOperation,
  type PinnedView,
  type StartBlock,
  type StartCount,
} from './dialects/reference-start';

/** Blocks that are asked for together, in one call. */
interface Batch {
  names: Set<string>;
  found: Promise<Readonly<Record<string, unknown>>>;
}

const waiting = userState<{ batch?: Batch }>(() => ({}));

/** Error of a block that the server could not read, though it read others. */
class BlockFailed extends Error {
  override readonly name = 'BlockFailed';
}

/**
 * Reads one block of the start page; null where the user may not see it. Throws {@link BlockFailed}, and what {@link
 * call} throws.
 */
export function readStartBlock(name: string): Promise<StartBlock | null> {
  return readOne(name, blockOf);
}

/** Reads the views that the user has pinned. Throws as {@link readStartBlock} does. */
export async function readPinnedViews(): Promise<readonly PinnedView[]> {
  return (await readOne(pinnedViewsBlock, pinnedViewsOf)) ?? [];
}

/** Reads one block; all that are asked for at the same moment make one call. */
async function readOne<Block>(
  name: string,
  read: (wire: unknown) => Block | undefined,
): Promise<Block | null> {
  const state = waiting.get();
  if (!state.batch) {
    const names = new Set<string>();
    const together = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      if (state.batch?.names === names) delete state.batch;
      const { data } = await call(startOperation, { query: startQuery([...names]) });
      return blocksIn(data);
    };
    state.batch = { names, found: together() };
  }
  state.batch.names.add(name);
  const wire = (await state.batch.found)[name];
  if (wire === undefined) return null;
  const block = read(wire);
  if (block === undefined) throw new BlockFailed(name);
  return block;
}

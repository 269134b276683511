import { lazyPart } from '../../../../ui/lazy-part';
import { Board } from '../board/board';
import { Tree } from '../tree/tree';

export { DisplaySwitch } from '../displays/display-switch';
export { ReadyNote } from '../../outbox/ready-note';

const periods = () => import('./period-displays');

/** Components that draw the rows of a list otherwise than as a list. */
export const views = {
  board: Board,
  tree: Tree,
  calendar: lazyPart(async () => (await periods()).Calendar),
  schedule: lazyPart(async () => (await periods()).Schedule),
};

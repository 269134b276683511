import { lazyPart } from '../../../../ui/lazy-part';
import { Board } from '../board/board';
import { Tree } from '../tree/tree';

export { DisplaySwitch } from '../displays/display-switch';
export { ReadyNote } from '../../outbox/ready-note';

/** Components that draw the rows of a list otherwise than as a list. */
export const views = {
  board: Board,
  tree: Tree,
  calendar: lazyPart(async () => (await import('../calendar/calendar')).Calendar),
  schedule: lazyPart(async () => (await import('../schedule/schedule')).Schedule),
};

import type { Tone } from '../../../schemas/rules/tone';
import type { Me } from '../define/definition';

/** View of a list, counted on the start page. */
export interface HomeFigure {
  /** Name of the view. */
  name: string;
  tone: Tone;
  /** Field that is added up. */
  sum?: string;
  /** Field that orders its first rows, where nothing is added up. */
  tells?: string;
}

/** Block whatever it shows. */
interface BlockOfScreen {
  /** Key in the user's settings. */
  key: string;
  /** Property of the users with whom it stands there by itself, before all others; with everybody unless given. */
  usersWith?: keyof Me;
}

/** Block of figures that a list puts on the start page. */
export interface FiguresBlock extends BlockOfScreen {
  screen: string;
  schema: string;
  list: string;
  /** Name of the block on the server; undefined where only the list itself can count. */
  block?: string;
  figures: readonly HomeFigure[];
  tab?: undefined;
}

/** Tab that stands on the start page. */
export interface TabBlock extends BlockOfScreen {
  screen: string;
  tab: string;
}

/** Block that a screen puts on the start page; known before the screen's definition is loaded. */
export type HomeBlock = FiguresBlock | TabBlock;

/** Tells whether a block is for users like this one above others. */
export function isFor({ usersWith }: HomeBlock, me: Me): boolean {
  return usersWith !== undefined && (me[usersWith] ?? undefined) !== undefined;
}

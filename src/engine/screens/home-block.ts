import type { Tone } from '../../../schemas/rules/tone';

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

/** Block of figures that a list puts on the start page. */
export interface FiguresBlock {
  /** Key in the user's settings. */
  key: string;
  screen: string;
  schema: string;
  list: string;
  /** Name of the block on the server. */
  block: string;
  figures: readonly HomeFigure[];
  tab?: undefined;
}

/** Tab that stands on the start page. */
export interface TabBlock {
  key: string;
  screen: string;
  tab: string;
}

/** Block that a screen puts on the start page; known before the screen's definition is loaded. */
export type HomeBlock = FiguresBlock | TabBlock;

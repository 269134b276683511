import type { Tone } from '../../../schemas/rules/tone';

/** A view of a list, counted on the start page. */
export interface HomeFigure {
  /** Of the view. */
  name: string;
  tone: Tone;
  /** The field that is added up. */
  sum?: string;
  /** The field by which its first rows come first, where nothing is added up. */
  tells?: string;
}

/** What a list puts on the start page. */
export interface FiguresBlock {
  /** In the user's settings. */
  key: string;
  screen: string;
  schema: string;
  list: string;
  /** What the server calls it. */
  block: string;
  figures: readonly HomeFigure[];
  tab?: undefined;
}

/** A tab that stands on the start page. */
export interface TabBlock {
  key: string;
  screen: string;
  tab: string;
}

/** What a screen puts on the start page; known before the screen's definition is loaded. */
export type HomeBlock = FiguresBlock | TabBlock;

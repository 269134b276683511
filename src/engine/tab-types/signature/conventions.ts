/** What the properties of a signature and of the body that makes one are called (3-decisions §3.14). */
export const named = {
  picture: 'bild',
  strokes: 'striche',
  name: 'name',
  role: 'rolle',
  way: 'art',
  reason: 'grund',
  time: 'zeitpunkt',
  hash: 'dokumentHash',
  content: 'inhaltHash',
  device: 'geraet',
  void: 'ungueltig',
} as const;

/** Ways to sign; drawing alone would leave out whoever cannot. */
export const ways = ['GEZEICHNET', 'GETIPPT', 'VERWEIGERT'] as const;

export type Way = (typeof ways)[number];

/** What is asked for in words, by the way. */
export const asked: Readonly<Record<Way, readonly string[]>> = {
  GEZEICHNET: [named.name, named.role],
  GETIPPT: [named.name, named.role],
  VERWEIGERT: [named.name, named.role, named.reason],
};

/** What is shown of a signature besides its picture. */
export const shown = [named.role, named.way, named.time, named.reason, named.hash] as const;

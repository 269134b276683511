/** Property names of a signature and of the body that makes one (3-decisions §3.14). */
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
  other: 'abweichend',
} as const;

/** Ways to sign; drawing alone would leave out whoever cannot. */
export const ways = ['GEZEICHNET', 'GETIPPT', 'VERWEIGERT'] as const;

export type Way = (typeof ways)[number];

/** Properties that are asked for in words, by way. */
export const asked: Readonly<Record<Way, readonly string[]>> = {
  GEZEICHNET: [named.name, named.role],
  GETIPPT: [named.name, named.role],
  VERWEIGERT: [named.name, named.role, named.reason],
};

/** Properties of a signature that are shown besides its picture. */
export const shown = [named.role, named.way, named.time, named.reason, named.hash] as const;

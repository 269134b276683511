/** Tones of the design in which a status can be shown, legible in light and dark. */
export const tones = [
  'blue',
  'teal',
  'lightGreen',
  'green',
  'yellow',
  'orange',
  'red',
  'grey',
  'black',
] as const;

/** Status tones of the design; always shown together with the status text. */
export type Tone = (typeof tones)[number];

/** Tells whether a text names a tone of the design. */
export function isTone(text: string): text is Tone {
  return (tones as readonly string[]).includes(text);
}

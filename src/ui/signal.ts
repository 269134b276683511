type Outcome = 'found' | 'choice' | 'missing';

/** Tones of outcomes: one high tone: found; two: a choice; a low long one: nothing. */
const tones: Readonly<Record<Outcome, readonly { hertz: number; ms: number }[]>> = {
  found: [{ hertz: 1760, ms: 110 }],
  choice: [
    { hertz: 1320, ms: 90 },
    { hertz: 1320, ms: 90 },
  ],
  missing: [{ hertz: 220, ms: 320 }],
};

const vibrations: Readonly<Record<Outcome, number[]>> = {
  found: [60],
  choice: [60, 60, 60],
  missing: [250],
};

const GAP_MS = 60;
const VOLUME = 0.15;

let audio: AudioContext | undefined;

/** Sound and vibration, where the device has them: eyes are on the goods. */
export function signal(outcome: Outcome): void {
  if ('vibrate' in navigator) navigator.vibrate(vibrations[outcome]);
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  let start = audio.currentTime;
  for (const { hertz, ms } of tones[outcome]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.value = VOLUME;
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + ms / 1000);
    start += (ms + GAP_MS) / 1000;
  }
}

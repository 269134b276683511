import { resolve } from 'node:path';

/** Film in front of the tests' camera (`camera-film.ts`); the folder of the results is there before them. */
export const cameraFilm = resolve('test-results', 'camera.y4m');

/** Flags for a camera that shows a printed bar code, and a browser that allows it without asking. */
export const cameraFlags = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFilm}`,
];

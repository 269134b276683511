import { BrowserMultiFormatOneDReader } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';

/** Formats that are read: EAN, Code 128, UPC (specification 1 §9). */
const formats = [
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.CODE_128,
  BarcodeFormat.UPC_A,
  BarcodeFormat.UPC_E,
];

/** Pause between two looks, in ms: short enough for a hand, long enough for battery and page. */
const REST_MS = 80;
/** Most pixels across that a bar code needs; more only take time. */
const MOST_WIDTH = 960;
/** Share of the picture's height, in the middle, that is looked at. */
const BAND = 0.6;

/** Reads codes until one was read twice: once may be a misreading. Returns a function that stops it. */
export function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, formats],
    [DecodeHintType.TRY_HARDER, true],
    // Recognises a GS1-128 by its prefix, and keeps what separates its values.
    [DecodeHintType.ASSUME_GS1, true],
  ]);
  const reader = new BrowserMultiFormatOneDReader(hints);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: string | undefined;

  const look = () => {
    const code = video.videoWidth > 0 ? read() : undefined;
    if (code !== undefined && code === last) return onCode(code);
    last = code ?? last;
    timer = setTimeout(look, REST_MS);
  };
  const read = (): string | undefined => {
    const { videoWidth: width, videoHeight: height } = video;
    const scale = Math.min(1, MOST_WIDTH / width);
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * BAND * scale);
    const top = (height * (1 - BAND)) / 2;
    context?.drawImage(video, 0, top, width, height * BAND, 0, 0, canvas.width, canvas.height);
    try {
      return reader.decodeFromCanvas(canvas).getText();
    } catch {
      // Ignores pictures without a code, or with a blurred one.
      return undefined;
    }
  };
  look();
  return () => clearTimeout(timer);
}

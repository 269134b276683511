import { BrowserMultiFormatOneDReader } from '@zxing/browser';
import { BarcodeFormat, DecodeHintType } from '@zxing/library';

/** EAN, Code 128, UPC (specification 1 §9). */
const formats = [
  BarcodeFormat.EAN_13,
  BarcodeFormat.EAN_8,
  BarcodeFormat.CODE_128,
  BarcodeFormat.UPC_A,
  BarcodeFormat.UPC_E,
];

/** Between two looks: fast enough for a hand, slow enough for a phone's battery. */
const LOOK_MS = 90;

/**
 * Looks for a code in what a video shows until there is one, then ends. A code counts when it was read twice:
 * once may be a misreading. Returns what ends it.
 */
export function readCodes(video: HTMLVideoElement, onCode: (code: string) => void): () => void {
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, formats],
    [DecodeHintType.TRY_HARDER, true],
  ]);
  const reader = new BrowserMultiFormatOneDReader(hints);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let last: string | undefined;

  const look = () => {
    const code = context && video.videoWidth > 0 ? read() : undefined;
    if (code !== undefined && code === last) {
      clearInterval(timer);
      onCode(code);
    }
    if (code !== undefined) last = code;
  };
  const read = (): string | undefined => {
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    context?.drawImage(video, 0, 0);
    try {
      return reader.decodeFromCanvas(canvas).getText();
    } catch {
      // A picture without a code, or with a blurred one.
      return undefined;
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

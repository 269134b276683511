import { userState } from '../../state/user-state';

/**
 * Document that is being printed, until the next one or the end of the session: nothing tells when the browser has it.
 */
const printed = userState<{ frame: HTMLIFrameElement; url: string } | undefined>(
  () => undefined,
  (former) => drop(former),
);

/**
 * Opens the browser's print dialog with this PDF, by a frame that nobody sees. Where the browser shows no PDF in a
 * page, or keeps the frame to itself (Firefox), the PDF is opened in a tab of its own, to be printed there.
 * @returns which of both
 */
export async function printPdf(content: Blob): Promise<'printed' | 'opened'> {
  drop(printed.get());
  printed.set(undefined);
  if (!printsFrames()) return openPdf(content);
  const url = URL.createObjectURL(content);
  const frame = document.createElement('iframe');
  // Not `display: none`: some browsers print nothing then.
  frame.style.cssText =
    'position: fixed; width: 1px; height: 1px; opacity: 0; border: 0; inset: 0;';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.dataset.printed = '';
  printed.set({ frame, url });
  const isLoaded = await new Promise<boolean>((resolve) => {
    frame.addEventListener('load', () => resolve(true), { once: true });
    // A browser that saves the file instead never says that it has loaded.
    setTimeout(() => resolve(false), loadMs);
    frame.src = url;
    document.body.append(frame);
  });
  if (!isLoaded) return openPdf(content);
  try {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
    return 'printed';
  } catch {
    return openPdf(content);
  }
}

/** Opens a PDF in a tab of its own, which has the document as long as it is open. */
function openPdf(content: Blob): 'opened' {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), openMs);
  return 'opened';
}

/** Time for a frame to show what is already in memory. */
const loadMs = 8_000;

/** Time for a tab to have read it. */
const openMs = 60_000;

/** Safari on phones and tablets prints the page around the frame instead. */
function printsFrames(): boolean {
  const { pdfViewerEnabled, userAgent, maxTouchPoints } = navigator;
  const isTouchMac = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return pdfViewerEnabled && !/iPhone|iPad|Android/.test(userAgent) && !isTouchMac;
}

function drop(former: { frame: HTMLIFrameElement; url: string } | undefined): void {
  if (!former) return;
  former.frame.remove();
  URL.revokeObjectURL(former.url);
}

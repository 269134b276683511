import { useEffect, useEffectEvent, useState } from 'react';
import { noteFailure } from '../../../failure/notify-failure';
import { printPdf } from '../../../ui/print/print-pdf';
import type { PdfFile } from '../../views/pdf/pdf-file';

interface Printing {
  /** True while a press waits for the document, or while what follows is under way. */
  isBusy: boolean;
  /** True once it went to the printer; what follows may then be repeated alone. */
  isPrinted: boolean;
  /** Failure of what follows. */
  failure: unknown;
  print: () => void;
}

/** Prints, then makes what follows, which rejects with what went wrong. Pressed too early, it prints once it can. */
export function usePrinting(
  file: PdfFile | undefined,
  canCome: boolean,
  follow: () => Promise<void>,
): Printing {
  const [isWanted, setWanted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isPrinted, setPrinted] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const run = async (shown: PdfFile) => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (!isPrinted) await printPdf(shown.content);
      setPrinted(true);
      await follow();
    } catch (error) {
      noteFailure(error);
      setFailure(error);
    }
    setBusy(false);
  };
  const begin = useEffectEvent(run);
  useEffect(() => {
    if (!isWanted || !file) return;
    setWanted(false);
    void begin(file);
  }, [isWanted, file]);
  return {
    isBusy: isBusy || (isWanted && canCome),
    isPrinted,
    failure,
    print: () => {
      if (isBusy) return;
      if (file) void run(file);
      else setWanted(canCome);
    },
  };
}

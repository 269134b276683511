import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { Drawer } from '../../../../ui/drawer';
import { notifyError } from '../../../../ui/notices';
import { firstRows, mostPrinted } from './first-rows';
import { PrintSheet, type PrintSheetProps } from './print-sheet';

export interface PrintListProps extends Omit<PrintSheetProps, 'rows'> {
  readRows: (signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onClose: () => void;
}

/** Time in ms from which progress is shown: what is quicker is not worth mentioning. */
const noticeable = 400;

/** Printout of a list, as a table of its own: the list on screen holds only a window of its rows. */
export function PrintList({ readRows, onClose, ...sheet }: PrintListProps) {
  const { t } = useTranslation('print');
  const [rows, setRows] = useState<readonly AnyRecord[]>();
  const [isSlow, setSlow] = useState(false);
  const read = useEffectEvent((signal: AbortSignal) => firstRows(readRows(signal), mostPrinted));
  const fail = useEffectEvent((error: unknown) => {
    noteFailure(error);
    notifyError(`${t('failed')} ${failureText(error)}`);
    onClose();
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const reading = new AbortController();
    const slow = setTimeout(() => setSlow(true), noticeable);
    read(reading.signal)
      .then(setRows, (error: unknown) => {
        if (!reading.signal.aborted) fail(error);
      })
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      reading.abort();
    };
  }, []);
  useEffect(() => {
    if (!rows) return undefined;
    const done = () => close();
    window.addEventListener('afterprint', done);
    window.print();
    return () => window.removeEventListener('afterprint', done);
  }, [rows]);

  if (rows) return <PrintSheet {...sheet} rows={rows} />;
  return isSlow ? (
    <Drawer title={t('print')} kind="dialog" onClose={onClose}>
      <p role="status">{t('preparing')}</p>
    </Drawer>
  ) : null;
}

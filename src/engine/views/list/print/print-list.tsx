import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { Drawer } from '../../../../ui/drawer';
import { notifyError } from '../../../../ui/notices';
import type { GridColumn } from '../grid/grid-column';
import { firstRows, mostPrinted } from './first-rows';
import { PrintSheet, type PrintSheetProps } from './print-sheet';

interface PrintListProps extends Pick<PrintSheetProps, 'place' | 'label' | 'state' | 'count'> {
  columns: readonly GridColumn[];
  scope: 'all' | 'selected';
  readRows: (scope: 'all' | 'selected', signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onClose: () => void;
}

/** In ms: what is quicker is not worth saying. */
const noticeable = 400;

/** A list on screen holds a window of its rows: what is printed is a table of its own. */
export function PrintList({ scope, readRows, onClose, ...sheet }: PrintListProps) {
  const { t } = useTranslation('print');
  const [rows, setRows] = useState<readonly AnyRecord[]>();
  const [isSlow, setSlow] = useState(false);
  const read = useEffectEvent((signal: AbortSignal) =>
    firstRows(readRows(scope, signal), mostPrinted),
  );
  const fail = useEffectEvent((error: unknown) => {
    noteFailure(error);
    notifyError(`${t('failed')} ${failureText(error)}`);
    onClose();
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { signal, abort } = withAbort();
    const slow = setTimeout(() => setSlow(true), noticeable);
    read(signal)
      .then(setRows, (error: unknown) => {
        if (!signal.aborted) fail(error);
      })
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      abort();
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

function withAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

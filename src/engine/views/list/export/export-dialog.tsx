import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { today } from '../../../../../schemas/rules/today';
import type { AnyRecord } from '../../../../api/dialect';
import { saveAs } from '../../../../api/download';
import { failureText } from '../../../../failure/failure-text';
import { noteFailure } from '../../../../failure/notify-failure';
import { Drawer } from '../../../../ui/drawer';
import { notifySuccess } from '../../../../ui/notices';
import type { Fields } from '../../../fields/field';
import type { GridColumn } from '../rows/grid-column';
import { mostPrinted } from '../print/first-rows';
import { Progress } from '../bulk/progress';
import { TooManyRows } from '../../../data/lists/most-at-once';
import { csvWriter } from './csv';
import { useExportedColumns } from './use-exported-columns';
import { writeRows } from './write-rows';
import styles from './export-dialog.module.css';

interface ExportDialogProps {
  label: string;
  /** Columns as they are shown. */
  columns: readonly GridColumn[];
  fields: Fields;
  /** Number of rows in the list; `selected`: of selected ones. */
  total: number;
  /** True if there are more than `total`; the number is being counted. */
  isCapped: boolean;
  selected: number;
  readRows: (scope: 'all' | 'selected', signal: AbortSignal) => AsyncIterable<readonly AnyRecord[]>;
  onPrint: (scope: Scope) => void;
  onClose: () => void;
}

type Scope = 'all' | 'selected';
const formats = ['xlsx', 'csv', 'print'] as const;
type Format = (typeof formats)[number];

/**
 * Dialog to export a list: all its rows or those selected, its columns as they are shown, as XLSX, CSV or on paper; the
 * file is named after the list and the day («Adressen 2026-06-30.xlsx»).
 */
export function ExportDialog(props: ExportDialogProps) {
  const { label, total, isCapped, selected, onClose } = props;
  const columns = useExportedColumns(props.columns, props.fields);
  const { t } = useTranslation(['list', 'print', 'ui']);
  const [scope, setScope] = useState<Scope>(selected > 0 ? 'selected' : 'all');
  const [format, setFormat] = useState<Format>('xlsx');
  const [written, setWritten] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const count = scope === 'selected' ? selected : total;
  const isMore = scope === 'all' && isCapped;

  const start = async () => {
    if (format === 'print') return props.onPrint(scope);
    const { signal } = (running.current = new AbortController());
    setFailure(undefined);
    setWritten(0);
    let most = Infinity;
    try {
      const { xlsxWriter, sheetRows } = await import('./xlsx');
      if (format === 'xlsx') most = sheetRows - 1;
      if (count > most) throw new TooManyRows();
      const writer = format === 'xlsx' ? xlsxWriter(columns, label) : csvWriter(columns);
      let shown = 0;
      let rows = 0;
      const file = await writeRows(writer, props.readRows(scope, signal), {
        most,
        signal,
        onProgress: (now) => {
          rows = now;
          // Shows progress ten times a second, which is enough to see it move.
          if (performance.now() - shown < 100) return;
          shown = performance.now();
          setWritten(now);
        },
      });
      saveAs(file, `${label} ${today()}.${format}`);
      notifySuccess(t('list:export.done', { count: rows }));
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setWritten(undefined);
      noteFailure(error);
      setFailure(
        error instanceof TooManyRows
          ? t('list:export.tooMany', { most })
          : `${t('list:export.failed')} ${failureText(error)}`,
      );
    }
  };
  const stop = () => {
    running.current?.abort();
    onClose();
  };
  const isRunning = written !== undefined;
  const startText = () => {
    if (format === 'print') return t('print:start', { count: Math.min(count, mostPrinted) });
    if (isMore) return t('list:export.startMore', { most: count });
    return t('list:export.start', { count });
  };
  return (
    <Drawer
      title={t('list:export.title')}
      kind="dialog"
      onClose={stop}
      footer={
        <>
          <Button variant="default" onClick={stop}>
            {t('ui:cancel')}
          </Button>
          {!isRunning && (
            <Button data-autofocus disabled={count === 0} onClick={() => void start()}>
              {startText()}
            </Button>
          )}
        </>
      }
    >
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      {isRunning ? (
        <Progress label={t('list:export.running')} done={written} of={count} />
      ) : (
        <>
          {selected > 0 && (
            <fieldset className={styles.choice}>
              <legend>{t('list:export.rows')}</legend>
              {(['selected', 'all'] as const).map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="scope"
                    checked={scope === one}
                    onChange={() => setScope(one)}
                  />
                  {one === 'all' && isCapped
                    ? t('list:export.allMore', { most: total })
                    : t(`list:export.${one}`, { count: one === 'all' ? total : selected })}
                </label>
              ))}
            </fieldset>
          )}
          <fieldset className={styles.choice}>
            <legend>{t('list:export.format')}</legend>
            {formats.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="format"
                  checked={format === one}
                  onChange={() => setFormat(one)}
                />
                {one === 'print'
                  ? t('print:format', { most: mostPrinted })
                  : t(`list:export.${one}`)}
              </label>
            ))}
          </fieldset>
          {format !== 'print' && (
            <p className={styles.hint}>
              {t('list:export.hint', { count: props.columns.length })}
              {columns
                .slice(props.columns.length)
                .map(({ label: added }) => ` ${t('list:export.added', { label: added })}`)}
            </p>
          )}
        </>
      )}
    </Drawer>
  );
}

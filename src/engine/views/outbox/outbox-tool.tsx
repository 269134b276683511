import { IconCloudOff, IconCloudUp, IconCloudX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../../../state/store';
import { useCommands } from '../../../ui/commands/use-commands';
import { DialogBoundary } from '../../../ui/dialog-boundary';
import { useOnline } from '../../../ui/use-online';
import { lazyPart } from '../../../ui/lazy-part';
import { useEngine } from '../../application/context';
import { rowsKey } from '../../data/lists/row-page';
import type { Entry } from '../../outbox/entry';
import { keepSending } from '../../outbox/keep-sending';
import { countsOf, isOpen as isUnsent } from '../../outbox/machine';
import { openOutbox, outboxDialog } from '../../outbox/outbox-dialog-store';
import { offlineState } from '../../outbox/offline-state';
import { recallReady } from '../../outbox/remembered-ready';
import { outboxState } from '../../outbox/outbox-state';
import styles from './outbox-tool.module.css';
import { useOffice } from './use-office';
import { preload } from './preload';

const OutboxDialog = lazyPart(async () => (await import('./outbox-dialog')).OutboxDialog, {
  isNeeded: true,
});

/** Button in the header that says how much waits; it also sends it. Nothing while nothing waits. */
export function OutboxTool({ className }: { className?: string }) {
  const { t } = useTranslation('outbox');
  const { me } = useEngine();
  const offline = useStore(offlineState);
  const entries = useStore(outboxState, ({ entries: all }) => all ?? none);
  const isOpen = useStore(outboxDialog);
  const { waiting, refused } = countsOf(entries);
  useEffect(() => keepSending(me.id), [me.id]);
  usePreload();
  useOffice(entries);
  const isOnline = useOnline();
  const isSending = useStore(outboxState, (state) => state.isSending);
  useShowWaiting(entries);
  useReadAgain(entries.filter(({ state }) => state === 'sent').length, isSending);
  useCommands(t('title'), () => [{ label: t('open'), Icon: IconCloudUp, run: openOutbox }]);
  const texts = [
    ...(waiting > 0 ? [t('waiting', { count: waiting })] : []),
    ...(refused > 0 ? [t('refused', { count: refused })] : []),
  ];
  const isWithout = !isOnline && offline.state !== 'unknown';
  const Icon = refused > 0 ? IconCloudX : isWithout ? IconCloudOff : IconCloudUp;
  const told = texts.join(', ');
  return (
    <>
      {isWithout && texts.length === 0 && (
        <button
          type="button"
          className={className}
          aria-label={t('offline')}
          data-tip={t('offlineTip')}
          onClick={openOutbox}
        >
          <IconCloudOff size={18} stroke={1.5} aria-hidden />
        </button>
      )}
      {texts.length > 0 && (
        <button
          type="button"
          className={className}
          aria-label={`${t('title')}: ${told}`}
          aria-haspopup="dialog"
          data-tip={isWithout ? `${told}. ${t('offlineTip')}` : told}
          onClick={openOutbox}
        >
          <span className={styles.icon} data-refused={refused > 0 || undefined}>
            <Icon size={18} stroke={1.5} aria-hidden />
            <span
              aria-hidden
              className={styles.badge}
              data-count={waiting + refused > 99 ? '99+' : waiting + refused}
            />
          </span>
        </button>
      )}
      {isOpen && (
        <DialogBoundary onClose={() => outboxDialog.set(false)}>
          <OutboxDialog onClose={() => outboxDialog.set(false)} />
        </DialogBoundary>
      )}
    </>
  );
}

/** Time in ms between two readings of what the device is to have. */
const AGAIN = 15 * 60_000;

/**
 * Keeps ready what is needed without a network: now, every quarter of an hour while there is one, and when it comes
 * back.
 */
function usePreload(): void {
  const engine = useEngine();
  const client = useQueryClient();
  const { i18n } = useTranslation();
  const { language } = i18n;
  useEffect(() => {
    const load = () => {
      if (navigator.onLine && document.visibilityState === 'visible') {
        void preload({ engine, client, language });
      }
    };
    recallReady(engine.me.id);
    load();
    const timer = setInterval(load, AGAIN);
    globalThis.addEventListener('online', load);
    return () => {
      clearInterval(timer);
      globalThis.removeEventListener('online', load);
    };
  }, [engine, client, language]);
}

const none: readonly never[] = [];

/** Reads again once a run is over, however much it has sent: what has arrived changes what is shown. */
function useReadAgain(sent: number, isSending: boolean): void {
  const client = useQueryClient();
  const before = useRef(sent);
  const isDue = useRef(false);
  useEffect(() => {
    // Notes only a rise: the number sinks when older ones are forgotten, at the end of a run.
    if (sent > before.current) isDue.current = true;
    before.current = sent;
    if (!isDue.current || isSending) return;
    isDue.current = false;
    void client.invalidateQueries({ predicate: isOfServer });
  }, [client, sent, isSending]);
}

/** Shows anew, wherever rows are, what entries that have come, changed or gone do to them. */
function useShowWaiting(entries: readonly Entry[]): void {
  const client = useQueryClient();
  const before = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const now = new Map(entries.filter(isUnsent).map((entry) => [stateOf(entry), entry]));
    const changed = [
      ...[...now].flatMap(([key, entry]) => (before.current.has(key) ? [] : schemasOf(entry))),
      ...[...before.current].flatMap(([key, schemas]) => (now.has(key) ? [] : schemas.split(' '))),
    ];
    before.current = new Map([...now].map(([key, entry]) => [key, schemasOf(entry).join(' ')]));
    for (const schema of new Set(changed)) {
      void client.invalidateQueries({ queryKey: rowsKey(schema) });
    }
  }, [client, entries]);
}

/** Names an entry and what it does; what the office knows of it, or how often it was tried, changes no row. */
const stateOf = ({ seq, key, misfit, of }: Entry): string =>
  JSON.stringify([seq, key, misfit !== undefined, of?.follows, of?.brings]);

const schemasOf = ({ of }: Entry): string[] =>
  of ? [of.schema, ...(of.brings ? [of.brings.schema] : [])] : [];

/** Tells whether a query reads records, rows or files; what belongs to the code never changes. */
const isOfServer = ({ queryKey: [kind] }: { queryKey: readonly unknown[] }) =>
  kind === 'record' || kind === 'rows' || kind === 'attachments';

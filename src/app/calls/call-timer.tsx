import { IconPhoneCall, IconPhoneOff, IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatSeconds } from '../../../schemas/rules/format-duration';
import { useEngine } from '../../engine/application/context';
import { notifyFailure } from '../../failure/notify-failure';
import { useCommands } from '../../ui/commands/use-commands';
import { confirmDialog } from '../../ui/confirm-store';
import { Menu } from '../../ui/menu';
import { callLog } from './call-log';
import styles from './call-timer.module.css';
import { callAddress, callSeconds, isWrittenAt, useRunningCall } from './running-call';

const TICK_MS = 1000;

/** Times a call that was begun at a number of a record until it is written down; shows nothing while there is none. */
export function CallTimer() {
  const { t } = useTranslation('calls');
  const engine = useEngine();
  const client = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const [call, store] = useRunningCall(engine.me.id);
  const [now, setNow] = useState(Date.now);
  const [menuAt, setMenuAt] = useState<Element>();

  const begin = useEffectEvent(async (path: string, number: string) => {
    if (store.get()?.number === number) return;
    const dialled = { path, number, subject: t('subject', { number }), now: Date.now() };
    const next = await callLog(dialled, engine, client);
    if (!next) return;
    const running = store.get();
    const isWanted =
      !running ||
      (await confirmDialog({
        title: t('another'),
        message: t('anotherText', { number: running.number }),
        confirmLabel: t('anotherBegin'),
        cancelLabel: t('anotherKeep'),
        danger: true,
      }));
    if (isWanted) store.set(next);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
      if (link) void begin(recordAround(link), numberOf(link)).catch(notifyFailure);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  useEffect(() => {
    setNow(Date.now());
    if (!call) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [call]);
  // Not before the form is there: until then unsaved changes may keep the user on the old page.
  useEffect(() => {
    if (call && isWrittenAt(call, location)) store.set(undefined);
  }, [call, location, store]);

  const write = () => call && void navigate(callAddress(call, Date.now()));
  const discard = async () => {
    if (!call) return;
    const isMeant = await confirmDialog({
      title: t('discard'),
      message: t('discardText', { number: call.number }),
      confirmLabel: t('discard'),
      danger: true,
    });
    if (isMeant) store.set(undefined);
  };
  useCommands(t('group'), () =>
    call
      ? [
          { label: t('write'), Icon: IconPencil, run: write },
          { label: t('discard'), Icon: IconPhoneOff, run: () => void discard() },
        ]
      : [],
  );
  if (!call) return null;
  const { title, number } = call;
  const label = t(title === '' ? 'running' : 'runningWith', { title, number });
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        data-chip
        aria-label={label}
        data-tip={label}
        aria-haspopup="menu"
        aria-expanded={menuAt !== undefined}
        onClick={({ currentTarget }) => setMenuAt(currentTarget)}
      >
        <IconPhoneCall size={18} stroke={1.5} aria-hidden />
        <span aria-hidden>{formatSeconds(callSeconds(call, now)).replace(/^0:/, '')}</span>
      </button>
      <span role="status" className="visually-hidden">
        {label}
      </span>
      {menuAt && (
        <Menu
          anchor={menuAt}
          label={label}
          groups={[
            [
              { label: t('write'), Icon: IconPencil, hint: call.title || call.number, run: write },
              { label: t('discard'), Icon: IconPhoneOff, run: () => void discard() },
            ],
          ]}
          onClose={() => setMenuAt(undefined)}
        />
      )}
    </>
  );
}

/** Finds the record whose number a link dials: that of its row, else the open one. */
function recordAround(link: Element): string {
  const row = link.closest('[role="row"], [role="listitem"], tr, li, article');
  const record = row?.querySelector<HTMLAnchorElement>('a[href^="/"]');
  return (record?.pathname ?? globalThis.location.pathname).replace(/\/$/, '');
}

/** Returns the number as shown, else as dialled: on a phone the link is named after its field. */
function numberOf(link: Element): string {
  const text = link.textContent.trim();
  if (/^[+\d(][\d\s()/.–-]+$/.test(text)) return text;
  return decodeURIComponent((link.getAttribute('href') ?? '').replace(/^tel:/, ''));
}

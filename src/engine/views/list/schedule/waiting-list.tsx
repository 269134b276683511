import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconChevronDown } from '@tabler/icons-react';
import { failureText } from '../../../../failure/failure-text';
import { Button } from '../../../../ui/button';
import { useIsPhone } from '../../../../ui/phone';
import { badgeColors } from '../../../../ui/status-badge-style';
import { keys } from '../../../../ui/commands/keys';
import { isKey } from '../../../../ui/commands/pressed-key';
import type { AnyRecord } from '../../../define/definition';
import type { Waiting } from './use-assign';
import styles from './waiting-list.module.css';

interface WaitingListProps {
  waiting: Waiting;
  /** Record that is being carried by keys. */
  carried: AnyRecord | undefined;
  /** Asks for whom and when. */
  onAsk: (order: AnyRecord) => void;
  onDrag: (event: PointerEvent<HTMLElement>, order: AnyRecord, element: HTMLElement) => void;
  onCarry: (order: AnyRecord) => void;
  onCancel: () => void;
}

/** List of what waits to be planned: dragged into a cell, carried there by keys, or planned by a dialog. */
export function WaitingList({ waiting, carried, ...on }: WaitingListProps) {
  const { t } = useTranslation(['schedule', 'list']);
  const id = useId();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(!isPhone);
  const [active, activate] = useState(0);
  const [typed, setTyped] = useState('');
  const { rows, total, error, texts, underWay } = waiting;
  if (!waiting.place) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, order: AnyRecord, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.key === ' ') on.onCarry(order);
    else if (event.key === 'Escape' && carried) on.onCancel();
    else if (isKey(event, keys.edit)) on.onAsk(order);
    else if (step !== undefined) {
      const next = Math.max(0, Math.min(rows.length - 1, index + step));
      activate(next);
      const list = event.currentTarget.closest('ul');
      list?.querySelectorAll<HTMLElement>('[data-order]')[next]?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className={styles.waiting} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>
          {t('waiting')} {total !== undefined && <span className={styles.count}>{total}</span>}
        </h2>
        {isPhone && (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            aria-label={t('waiting')}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={18} stroke={1.5} aria-hidden />
          </button>
        )}
      </header>
      {isOpen && (
        <>
          <input
            type="search"
            className={styles.search}
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              waiting.search(target.value);
            }}
          />
          {error && (
            <div className={styles.none} role="alert">
              <p>{failureText(error)}</p>
              <Button onClick={waiting.retry}>{t('list:retry')}</Button>
            </div>
          )}
          {!error && !waiting.isPending && rows.length === 0 && (
            <p className={styles.none}>{t('nothing')}</p>
          )}
          <ul className={styles.list}>
            {rows.map((order, index) => {
              const { title, subtitle, status, tone } = texts(order);
              return (
                <li key={String(order.id)}>
                  <button
                    type="button"
                    className={styles.order}
                    style={{ ['--tone' as string]: badgeColors(tone).color }}
                    data-order={String(order.id)}
                    data-carried={order === carried || undefined}
                    aria-haspopup="dialog"
                    aria-busy={underWay.has(order.id) || undefined}
                    tabIndex={index === Math.min(active, rows.length - 1) ? 0 : -1}
                    onFocus={() => activate(index)}
                    onClick={(event) => {
                      event.stopPropagation();
                      on.onAsk(order);
                    }}
                    onKeyDown={(event) => onKeyDown(event, order, index)}
                    onPointerDown={(event) => on.onDrag(event, order, event.currentTarget)}
                  >
                    <span className={styles.title}>{title}</span>
                    <span className={styles.line}>{subtitle}</span>
                    {status && <span className={styles.line}>{status}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
          {total !== undefined && total > rows.length && (
            <p className={styles.none}>{t('first', { count: rows.length })}</p>
          )}
        </>
      )}
    </section>
  );
}

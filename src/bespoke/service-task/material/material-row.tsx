import { useQuery } from '@tanstack/react-query';
import { IconArrowBack, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localTimeOf } from '../../../../schemas/rules/company-time';
import {
  materialStage,
  materialStageTones,
  mayUndoBooking,
} from '../../../../schemas/rules/service-material';
import { useEngine } from '../../../engine/application/context';
import { notifyFailure } from '../../../failure/notify-failure';
import { confirmDialog } from '../../../ui/confirm-store';
import { StatusBadge } from '../../../ui/status-badge';
import type { MaterialPosition } from '../task';
import { LargeButton } from '../../../engine/flow/large-button';
import parts from '../../../engine/flow/parts.module.css';
import { WaitingMark } from '../../../engine/views/outbox/waiting-mark';
import { materialActions, type MaterialAction } from './material-actions';
import { bookingsPath, bookingsQuery, type Booking } from './material-queries';
import styles from './material.module.css';
import { isNewPosition } from './new-position';
import { useMaterialCall } from './use-material-call';

interface MaterialRowProps {
  position: MaterialPosition;
  /** True if something of it is on the device and not yet on the server. */
  isWaiting: boolean;
  onAct: (action: MaterialAction) => void;
}

/** Quantities that a row shows, where there are any. */
const told = [
  ['onItsWay', 'mengeUnterwegs'],
  ['toPlace', 'mengeOffen'],
  ['installed', 'mengeEingebaut'],
  ['doa', 'mengeDoa'],
  ['givenBack', 'mengeGutteilretoure'],
  ['missed', 'mengeNichtGeliefert'],
  ['defectStored', 'mengeDefektEingelagert'],
  ['defectLeft', 'mengeDefektVerkauft'],
] as const;

/** Row of a part: what it is, how far it is, and behind one tap what can be done with it now. */
export function MaterialRow({ position, isWaiting, onAct }: MaterialRowProps) {
  const { t } = useTranslation('serviceTask');
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  const stage = materialStage(position);
  const name = position.artikelbezeichnung ?? position.artikelnummer;
  const quantities = told.flatMap(([word, field]) =>
    position[field] > 0 ? t(`material.quantities.${word}`, { count: position[field] }) : [],
  );
  return (
    <li className={styles.position}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.head}
          aria-expanded={isOpen}
          aria-controls={content}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.names}>
            <span className={parts.strong}>{name}</span>
            <span className={parts.quiet}>
              {[position.artikelnummer, `${position.menge} ${position.mengeneinheit ?? ''}`].join(
                ' · ',
              )}
            </span>
            <StatusBadge tone={materialStageTones[stage]}>
              {t(`material.stages.${stage}`)}
            </StatusBadge>
            {quantities.length > 0 && <span className={parts.quiet}>{quantities.join(' · ')}</span>}
          </span>
          <IconChevronDown size={20} stroke={1.5} aria-hidden className={styles.turn} />
        </button>
        {isWaiting && <WaitingMark />}
      </div>
      <div id={content} hidden={!isOpen}>
        {isOpen && <Possible position={position} name={name ?? ''} onAct={onAct} />}
      </div>
    </li>
  );
}

/** Actions that are possible now, and those of today that can be undone. */
function Possible({
  position,
  name,
  onAct,
}: Omit<MaterialRowProps, 'isWaiting'> & { name: string }) {
  const { t } = useTranslation('serviceTask');
  const { can } = useEngine();
  const send = useMaterialCall();
  const { data: bookings = [] } = useQuery(
    bookingsQuery(position.id, can(`GET ${bookingsPath}`) && !isNewPosition(position.id)),
  );
  const possible = materialActions.filter(({ call, may }) => may(position) && can(call, position));
  const undoing = 'POST /service/material/{id}/buchungen/{bid}/storno';
  const day = localTimeOf(new Date()).slice(0, 10);
  const undoable = can(undoing, position)
    ? bookings.filter((booking) => mayUndoBooking(booking as never, position, day))
    : [];
  const textOf = ({ art, menge, seriennr }: Booking) =>
    t('material.booking', {
      what: t(`material.bookings.${String(art)}`),
      count: Number(menge),
      number: seriennr ?? '',
      context: seriennr == null ? undefined : 'numbered',
    });
  const undo = async (booking: Booking) => {
    const isMeant = await confirmDialog({
      title: t('material.undo'),
      message: t('material.undoQuestion', { booking: textOf(booking), name }),
      confirmLabel: t('material.undo'),
    });
    if (!isMeant) return;
    try {
      await send(undoing, {
        action: t('material.undo'),
        params: { bid: booking.id },
        positionId: position.id,
      });
    } catch (error) {
      notifyFailure(error);
    }
  };
  if (possible.length + undoable.length === 0) {
    return <p className={styles.nothing}>{t('material.nothing')}</p>;
  }
  return (
    <div className={styles.possible}>
      {possible.map((action) => (
        <LargeButton key={action.name} Icon={action.Icon} onClick={() => onAct(action)}>
          {t(`material.actions.${action.name}`)}
        </LargeButton>
      ))}
      {undoable.map((booking) => (
        <LargeButton
          key={booking.id}
          Icon={IconArrowBack}
          className={styles.undo}
          onClick={() => void undo(booking)}
        >
          {t('material.undoOf', { booking: textOf(booking) })}
        </LargeButton>
      ))}
    </div>
  );
}

import {
  IconBan,
  IconCar,
  IconCheck,
  IconChecklist,
  IconClockPlus,
  IconFlag,
  IconMapPin,
  IconPhone,
  IconPhoneCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerStop,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import { localTimeOf } from '../../../schemas/rules/company-time';
import type { NextStep } from '../../../schemas/rules/service-flow';
import type { Step } from '../../engine/flow/state/step';
import { ExtraWorkDialog } from './extra-work-dialog';
import { PhoneDialog } from './phone-dialog';
import { WorkTimeDialog } from './work-time-dialog';
import { paths, type CardName } from './task';

const now = () => ({ datum: localTimeOf(new Date()).slice(11) });

/** Steps that a technician takes with a task. */
export const steps: Readonly<Record<NextStep, Step & { card?: CardName }>> = {
  accept: { Icon: IconCheck, call: 'POST /service/planung/{id}/annahme' },
  travel: {
    Icon: IconCar,
    call: 'POST /service/planung/{id}/reisebeginn',
    asks: ['datum'],
    start: now,
    isReady: true,
  },
  arrive: {
    Icon: IconMapPin,
    call: 'POST /service/planung/{id}/ankunft',
    asks: ['strecke', 'datum'],
    start: now,
  },
  startTimer: {
    Icon: IconPlayerPlay,
    call: 'POST /service/planung/{id}/zeitmessung',
    // One timer at a time: a second one ends the first, when that is meant (specification 2 §4).
    overrules: { message: 'msg_service_timer_running', body: { trotzdem: true } },
  },
  stopTimer: { Icon: IconPlayerStop, call: 'DELETE /service/planung/{id}/zeitmessung' },
  bookTime: { Icon: IconClockPlus, call: `POST ${paths.times}`, Dialog: WorkTimeDialog },
  bookExtra: { Icon: IconPlus, call: `POST ${paths.extras}`, Dialog: ExtraWorkDialog },
  checklist: { Icon: IconChecklist, card: 'checklist' },
  complete: { Icon: IconFlag, call: 'POST /service/planung/{id}/abschluss', tab: 'complete' },
  suspend: {
    Icon: IconPlayerPause,
    call: 'POST /service/planung/{id}/unterbrechung',
    asks: ['beginnDatum', 'ohneTermin', 'grund'],
    isReady: true,
  },
  startByPhone: { Icon: IconPhone, call: 'POST /service/planung/{id}/telefonbeginn' },
  completeByPhone: {
    Icon: IconPhoneCheck,
    call: 'POST /service/planung/{id}/telefonabschluss',
    Dialog: PhoneDialog,
  },
  refuse: {
    Icon: IconX,
    call: 'POST /service/planung/{id}/ablehnung',
    asks: ['bemerkung'],
    danger: true,
  },
  abort: {
    Icon: IconBan,
    call: 'POST /service/planung/{id}/abbruch',
    asks: ['bemerkung'],
    danger: true,
  },
};

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
import type { ComponentType } from 'react';
import type { NextStep } from '../../../schemas/rules/service-flow';

export const stepIcons: Readonly<
  Record<NextStep, ComponentType<{ size?: number; stroke?: number }>>
> = {
  accept: IconCheck,
  travel: IconCar,
  arrive: IconMapPin,
  startTimer: IconPlayerPlay,
  stopTimer: IconPlayerStop,
  bookTime: IconClockPlus,
  bookExtra: IconPlus,
  checklist: IconChecklist,
  complete: IconFlag,
  suspend: IconPlayerPause,
  startByPhone: IconPhone,
  completeByPhone: IconPhoneCheck,
  refuse: IconX,
  abort: IconBan,
};

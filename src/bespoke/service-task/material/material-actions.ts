import {
  IconArrowBackUp,
  IconMoodSad,
  IconPackageImport,
  IconRecycle,
  IconTool,
} from '@tabler/icons-react';
import { materialMay, mostOf } from '../../../../schemas/rules/service-material';
import type { StepIcon } from '../../../engine/flow/state/step';
import type { MaterialPosition } from '../task';

export interface MaterialAction {
  name: 'confirm' | 'install' | 'doa' | 'giveBack' | 'defect';
  call: string;
  Icon: StepIcon;
  may: (one: MaterialPosition) => boolean;
  /** Of the body that takes serial or batch numbers. */
  numbers: 'buchungen' | 'seriennummern';
  /** What is asked for besides. */
  fields: readonly string[];
  /** Something has to be chosen: nothing is right as it begins. */
  asks?: true;
}

const on = (step: string) => `POST /service/material/{id}/${step}`;

/** What a technician does with a part, in the order of its way. */
export const materialActions: readonly MaterialAction[] = [
  {
    name: 'confirm',
    call: on('bestaetigung'),
    Icon: IconPackageImport,
    may: materialMay('confirm'),
    numbers: 'buchungen',
    fields: ['menge', 'buchungen', 'mengeNichtGeliefert'],
  },
  {
    name: 'install',
    call: on('einbau'),
    Icon: IconTool,
    may: materialMay('install'),
    numbers: 'seriennummern',
    fields: ['menge', 'seriennummern', 'assetId'],
  },
  {
    name: 'giveBack',
    call: on('gutteilretoure'),
    Icon: IconArrowBackUp,
    may: materialMay('giveBack'),
    numbers: 'seriennummern',
    fields: ['menge', 'seriennummern'],
  },
  {
    name: 'doa',
    call: on('doa'),
    Icon: IconMoodSad,
    may: materialMay('install'),
    numbers: 'seriennummern',
    fields: ['menge', 'seriennummern'],
  },
  {
    name: 'defect',
    call: on('defekt'),
    Icon: IconRecycle,
    may: materialMay('defect'),
    numbers: 'seriennummern',
    fields: ['menge', 'verbleib', 'seriennummern'],
    asks: true,
  },
];

/** How many pieces an action begins with: all that there are to do it with, of old parts one. */
export const startingAmount = ({ name }: MaterialAction, one: MaterialPosition): number =>
  name === 'defect' ? 1 : mostOf(name, one);

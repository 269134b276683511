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
  /** Member of the body that takes serial or batch numbers. */
  numbers: 'buchungen' | 'seriennummern';
  /** Further fields that are asked for. */
  fields: readonly string[];
  /** True if something has to be chosen: no default is right. */
  asks?: true;
}

const on = (step: string) => `POST /service/material/{id}/${step}`;

/** Actions of a technician with a part, in the order of its way. */
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

/** Returns the number of pieces an action begins with: all that are available for it; for old parts one. */
export const startingAmount = ({ name }: MaterialAction, one: MaterialPosition): number =>
  name === 'defect' ? 1 : mostOf(name, one);

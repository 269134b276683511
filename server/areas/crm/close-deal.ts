import { dealPhase, dealStatus } from '../../../schemas/rules/deal-states';
import type { DealRow } from './deal-changes';

/** Changes that closing makes: a known outcome needs no guessed chance. */
export function closed(status: 1 | 2, reason: string): Partial<DealRow> {
  return {
    status,
    phase: dealPhase.completed,
    chance: status === dealStatus.won ? 100 : 0,
    naechsterKontakt: null,
    verlustgrund: reason === '' ? null : reason,
  };
}

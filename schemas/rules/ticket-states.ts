/** Statuses of tickets that rules know (3-decisions §3.8); an installation may add others between them. */
export const ticketStatus = {
  new: 0,
  assigned: 10,
  inProgress: 20,
  question: 30,
  acceptance: 80,
  done: 90,
  billed: 95,
  rejected: 99,
} as const;

/** Status from which a ticket is closed: it is neither changed nor deleted (specification 2 §4). */
export const TICKET_CLOSED = 90;

/** Maximum number of levels of tickets: a ticket, its sub-tickets, theirs. */
export const TICKET_LEVELS = 3;

/** Tickets that stand below one ticket, at any level, and itself: what is done with all of them at once takes a second. */
export const TICKETS_TOGETHER = 500;

interface StatedTicket {
  status: number;
}

export const isOpenTicket = ({ status }: StatedTicket): boolean => status < TICKET_CLOSED;

/**
 * Tells whether it can be reopened: done or rejected, or billed; only the server knows whether the bill was cancelled.
 */
export const canReopen = ({ status }: StatedTicket): boolean => status >= TICKET_CLOSED;

export const canBill = ({ status }: StatedTicket): boolean => status === ticketStatus.done;

/** Hours until an answer is due, by priority (3-decisions, answer deadlines). */
export const usualDeadlines: Readonly<Record<string, number>> = {
  1: 4,
  2: 8,
  3: 12,
  4: 18,
  5: 24,
  6: 32,
  7: 48,
  8: 64,
  9: 80,
};

const MOST_HOURS = 10_000;

/** Reads `{ "1": 4, … }` as a system parameter holds it: hours of working time by priority; undefined for anything else. */
export function readDeadlines(text: string | null): Readonly<Record<string, number>> | undefined {
  try {
    const value = JSON.parse(text ?? '') as unknown;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const fits = Object.entries(value).every(
      ([priority, hours]) =>
        /^[1-9]$/.test(priority) && typeof hours === 'number' && hours > 0 && hours <= MOST_HOURS,
    );
    return fits ? (value as Record<string, number>) : undefined;
  } catch {
    return undefined;
  }
}

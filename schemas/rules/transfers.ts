/** Whether a transfer can be confirmed or cancelled. */
export const isOnItsWay = ({ status }: { status: string }): boolean => status === 'UNTERWEGS';

/** Not one that is being created. */
export const isTransfer = ({ umlagerungsnummer }: { umlagerungsnummer?: number | null }): boolean =>
  umlagerungsnummer != null;

/** Whether a transfer can be confirmed or cancelled. */
export const isOnItsWay = ({ status }: { status: string }): boolean => status === 'UNTERWEGS';

type OfTransfer = (
  transfer: { empfaengerId?: number | null; benutzerId?: number | null },
  me: { id: number },
  can: (right: 'LAG_AENDERN') => boolean,
) => boolean;

/** Who has been sent something confirms it himself; anything else is the warehouse's. */
export const mayConfirmTransfer: OfTransfer = ({ empfaengerId }, { id }, can) =>
  empfaengerId === id || can('LAG_AENDERN');

/** Who has sent something takes it back himself; anything else is the warehouse's. */
export const mayCancelTransfer: OfTransfer = ({ benutzerId }, { id }, can) =>
  benutzerId === id || can('LAG_AENDERN');

/** Not one that is being created. */
export const isTransfer = ({ umlagerungsnummer }: { umlagerungsnummer?: number | null }): boolean =>
  umlagerungsnummer != null;

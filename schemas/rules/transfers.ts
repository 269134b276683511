/** Tells whether a transfer can be confirmed or cancelled. */
export const isOnItsWay = ({ status }: { status: string }): boolean => status === 'UNTERWEGS';

type OfTransfer = (
  transfer: { empfaengerId?: number | null; benutzerId?: number | null },
  me: { id: number },
  can: (right: 'LAG_AENDERN') => boolean,
) => boolean;

/** Tells whether a user may confirm a transfer: its recipient does it himself; anything else is up to the warehouse. */
export const mayConfirmTransfer: OfTransfer = ({ empfaengerId }, { id }, can) =>
  empfaengerId === id || can('LAG_AENDERN');

/** Tells whether a user may cancel a transfer: its sender does it himself; anything else is up to the warehouse. */
export const mayCancelTransfer: OfTransfer = ({ benutzerId }, { id }, can) =>
  benutzerId === id || can('LAG_AENDERN');

/** Tells whether a transfer is stored, not being created. */
export const isTransfer = ({ umlagerungsnummer }: { umlagerungsnummer?: number | null }): boolean =>
  umlagerungsnummer != null;

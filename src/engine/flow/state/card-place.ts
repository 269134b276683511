import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the id of a card, which links lead to by the hash of the flow's address. */
export const cardId = (name: string) => `flow-${name}`;

/** Brings a card into sight, and the focus to it. */
export function showCard(name: string): void {
  arriveAt(cardId(name), 'smooth');
}

/** Does the same once for the card that the address names, as soon as all is there that moves it. */
export function useArrivalAtCard(isRead: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isRead && hash !== '') arriveAt(hash.slice(1));
  }, [hash, isRead]);
}

function arriveAt(id: string, behavior?: ScrollBehavior): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'start', ...(behavior && { behavior }) });
  card?.focus({ preventScroll: true });
}

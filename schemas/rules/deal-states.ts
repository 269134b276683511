/** Phases and statuses of deals (specification 2 §4). */
export const dealPhase = { firstContact: 1, followUp: 2, negotiation: 3, completed: 4 } as const;
export const dealStatus = { open: 0, won: 1, lost: 2 } as const;

export const isOpenDeal = ({ status }: { status: number }): boolean => status === dealStatus.open;

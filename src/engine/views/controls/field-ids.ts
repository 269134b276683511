export const labelId = (id: string) => `${id}-label`;
export const errorId = (id: string) => `${id}-error`;
export const hintId = (id: string) => `${id}-hint`;

/** Begins an import. A contract without it has none. */
export const importOperation = 'POST /system/importe';

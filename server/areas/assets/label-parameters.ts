/** The free fields of an asset. */
export const freeFields = ['s01', 's02', 's03', 's04', 's05', 's06'] as const;

/** The parameter that says what a free field is called here. */
export function labelParameter(field: (typeof freeFields)[number]): string {
  return `ASSETS.${field.toUpperCase()}`;
}

export const labelParameters = freeFields.map(labelParameter);

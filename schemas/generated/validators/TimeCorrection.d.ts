// Written by scripts/api-refresh.ts. Never edited by hand.
import type { ValidateFunction } from 'ajv';
export const input: ValidateFunction;

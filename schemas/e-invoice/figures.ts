import type Big from 'big.js';
import { decimal } from '../rules/decimal';

/** Amount with two decimals: `-119.00`. */
export function moneyText(amount: number): string {
  return decimal(amount).toFixed(2);
}

/** Quantity, price or rate, exact and as short as it is: `12.5`, `1000`, never `1e+3`. */
export function exactText(value: number | Big): string {
  return decimal(value).plus(0).toFixed();
}

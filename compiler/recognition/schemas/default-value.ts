import type { FlatSchema } from './flat-schema';

/**
 * Fits a property's default that is of another type than its value, as documents written by hand have it (`default:
 * "false"`): read as what is meant, else left out, so that it never keeps anybody from saving.
 */
export function withFittingDefault(property: FlatSchema): FlatSchema {
  const { default: value, ...rest } = property;
  if (value === undefined) return property;
  const types = [property.type ?? []].flat();
  const fits = types.length === 0 || types.some((type) => isOf(type, value));
  const isListed = !property.enum || property.enum.includes(value);
  if (fits && isListed) return property;
  const meant = types.map((type) => readAs(type, value)).find((one) => one !== undefined);
  const isMeant = meant !== undefined && (!property.enum || property.enum.includes(meant));
  return isMeant ? { ...rest, default: meant } : rest;
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null;
  return typeof value === type;
}

function readAs(type: string, value: unknown): unknown {
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true';
  if (type === 'integer' || type === 'number') {
    const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    return Number.isFinite(figure) && (type === 'number' || Number.isInteger(figure))
      ? figure
      : undefined;
  }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return String(value);
  }
  return undefined;
}

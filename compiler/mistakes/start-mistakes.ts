import type { OpenApiDocument } from '../../schemas/contract/document';
import { builtContract } from '../built-contract';
import type { RegisteredTypes } from '../application/registered-types';
import { mistakeLines } from './mistake';
import type { ScreenSource } from './screen-contract';
import { screenMistakes } from './screen-mistakes';

/** Finds what is wrong in screens beside a generated contract, a line each. */
export function startMistakes(
  screens: readonly ScreenSource[],
  contract: string,
  types: RegisteredTypes,
): string[] {
  const built = builtContract(JSON.parse(contract) as OpenApiDocument);
  return mistakeLines(screenMistakes(screens, { ...built, types }));
}

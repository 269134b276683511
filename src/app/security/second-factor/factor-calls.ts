import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../schemas/generated/api';
import { call } from '../../../api/call';
import { recordOf } from '../../../api/dialects/reference';

export type SecondFactors = components['schemas']['SecondFactors'];
export type SecondFactor = components['schemas']['SecondFactor'];
type Method = components['schemas']['OwnMethod'];
export type Preparation =
  operations['prepareSecondFactor']['responses'][200]['content']['application/json']['result'];

const factors = 'POST /system/zweiterfaktor';

export const factorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: async ({ signal }) =>
    recordOf(
      (await call('GET /system/zweiterfaktor', { signal })).data,
    ) as unknown as SecondFactors,
  meta: { failure: 'shown' },
});

export async function prepareFactor(verfahren: Method): Promise<Preparation> {
  const { data } = await call(`${factors}/vorbereitung`, { body: { verfahren } });
  return recordOf(data) as unknown as Preparation;
}

/** Adds a factor; resolves with the recovery codes that come with a first one. */
export async function addFactor(
  verfahren: Method,
  name: string,
  nachweis: string,
): Promise<string[] | null> {
  return codesOf((await call(factors, { body: { verfahren, name, nachweis } })).data);
}

export async function removeFactor(id: number): Promise<true> {
  await call('DELETE /system/zweiterfaktor/{id}', { params: { id } });
  return true;
}

export async function renewRecoveryCodes(): Promise<string[]> {
  return codesOf((await call(`${factors}/wiederherstellung`, { kind: 'action' })).data) ?? [];
}

function codesOf(data: unknown): string[] | null {
  return recordOf(data).wiederherstellungscodes as string[] | null;
}

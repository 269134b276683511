import { clientOf, recordOf, type Row } from '../../support/api-client';

/** Changes a record as a colleague does who has it open elsewhere; `path` is its path below the API. */
export async function changeElsewhere(
  url: string,
  user: string,
  path: string,
  values: Row,
): Promise<void> {
  const colleague = await clientOf(url, user);
  const { version } = recordOf(await colleague.get(path));
  const { status } = await colleague.patch(path, values, `"${String(version)}"`);
  if (status !== 200) throw new Error(`PATCH ${path}: ${status}`);
}

/** Path below the API of the address that a page shows. */
export function addressPathOf(pageUrl: string): string {
  const [, id] = /\/addresses\/(\d+)/.exec(pageUrl) ?? [];
  if (id === undefined) throw new Error(`no address at ${pageUrl}`);
  return `/stammdaten/adressen/${id}`;
}

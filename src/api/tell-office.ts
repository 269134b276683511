import { call } from './call';

/** Operation that tells what has become of a refused call, where a server has it. */
export const officeOperation = 'PUT /system/klaerungen/nach-schluessel/{schluessel}';

/** Report to the office about a refused call; its words are the page's. */
export interface OfficeReport {
  status: 'OFFEN' | 'UEBERTRAGEN' | 'VERWORFEN';
  vorgang: string;
  datensatz: string;
  tabelle: string | null;
  tabelleId: number | null;
  eingaben: string | null;
  meldung: string;
  meldungscode: string | null;
  wartend: number;
  erfasstUm: string;
  abgewiesenUm: string;
  grund: string | null;
}

/** Decision of the office: that the call is made again, or given up. */
export interface OfficeDecision {
  status: OfficeReport['status'] | 'ERNEUT' | 'VERWERFEN';
  grund: string | null;
}

/** Tells the office of a refused call, as often as needed; returns what it has decided. Rejects with an `ApiError`. */
export async function tellOfficeOf(key: string, report: OfficeReport): Promise<OfficeDecision> {
  const { data } = await call<{ result: OfficeDecision }>(officeOperation, {
    params: { schluessel: key },
    body: { ...report },
    kind: 'action',
    isBackground: true,
  });
  return data.result;
}

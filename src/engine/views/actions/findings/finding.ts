import { ApiError, type NamedRecord } from '../../../../api/api-error';
import type { AnyRecord } from '../../../define/definition';
import { serviceText } from '../../../../failure/service-text';
import type { FieldPlace } from '../../../screens/field-place';

const severities = ['FEHLER', 'WARNUNG', 'HINWEIS'] as const;

export type Severity = (typeof severities)[number];

/** Something that is missing or worth a look, and where. */
export interface Finding {
  severity: Severity;
  code: string;
  text: string;
  /** Values that the text of its code takes. */
  parameters: readonly string[] | undefined;
  /** Undefined where it is about no field. */
  place: FieldPlace | undefined;
}

type Id = NamedRecord['id'];

/**
 * Reads `[{schwere, code, text, feld, tabelle?, tabelleId?, positionId?}]`, the most serious first; what is no finding is
 * left out. A severity that is not known counts as an error: nothing is played down.
 */
export function findingsIn(value: unknown): readonly Finding[] {
  if (!Array.isArray(value)) return [];
  const read = (value as unknown[]).flatMap((one) =>
    typeof one === 'object' && one !== null ? [findingOf(one as AnyRecord)] : [],
  );
  const rank = ({ severity }: Finding) => severities.indexOf(severity);
  return onceEach(read.toSorted((one, other) => rank(one) - rank(other)));
}

/** What a refusal says is missing: its findings, where it has some under that name, else its messages at fields. */
export function findingsOfRefusal(error: unknown, property = ''): readonly Finding[] {
  if (!(error instanceof ApiError)) return [];
  const named = findingsIn(error.body[property]);
  if (named.length > 0) return named;
  return onceEach(
    Object.entries(error.fieldErrors).map(([field, texts]) => ({
      severity: 'FEHLER',
      code: '',
      text: texts.join(' '),
      parameters: undefined,
      place: { field },
    })),
  );
}

/** What is said of several fields of the record leads to the first; of rows each is another. */
function onceEach(findings: readonly Finding[]): readonly Finding[] {
  const said = new Set<string>();
  return findings.filter(({ code, text, place, parameters = [] }) => {
    const { row = '', table = '', field = '' } = place ?? {};
    const ofRow = field.includes('.') ? field : '';
    const key = [code, text, row, table, ofRow, ...parameters].join('\n');
    const isNew = !said.has(key);
    said.add(key);
    return isNew;
  });
}

/** In the page's words for its code where the values are given or the server has none, else in the server's. */
export function findingText({ code, text, parameters }: Finding): string {
  if (text && !parameters) return text;
  return serviceText({
    messageCode: code,
    message: text,
    messageParameters: [...(parameters ?? [])],
  });
}

function findingOf(one: AnyRecord): Finding {
  const { schwere, code, text, feld, tabelle, tabelleId, positionId, parameter } = one;
  const severity = severities.find((known) => known === schwere) ?? 'FEHLER';
  return {
    severity,
    code: typeof code === 'string' ? code : '',
    text: typeof text === 'string' ? text : '',
    parameters: Array.isArray(parameter) ? parameter.map(String) : undefined,
    place:
      typeof feld === 'string' && feld !== ''
        ? {
            field: feld,
            ...(typeof tabelle === 'string' && { table: tabelle }),
            ...(isId(tabelleId) && { id: tabelleId }),
            ...(isId(positionId) && { row: positionId }),
          }
        : undefined,
  };
}

function isId(value: unknown): value is Id {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

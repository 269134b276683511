import { ApiError, type NamedRecord } from '../../../../api/api-error';
import type { AnyRecord } from '../../../define/definition';
import { serviceText } from '../../../../failure/service-text';
import type { FieldPlace } from '../../../screens/field-place';

const severities = ['FEHLER', 'WARNUNG', 'HINWEIS'] as const;

export type Severity = (typeof severities)[number];

/** Remark on something that is missing or worth a look, and where it is. */
export interface Finding {
  severity: Severity;
  code: string;
  text: string;
  /** Values for the text of its code. */
  parameters: readonly string[] | undefined;
  /** Place of the field it is about; undefined where it is about none. */
  place: FieldPlace | undefined;
}

type Id = NamedRecord['id'];

/**
 * Reads `[{schwere, code, text, feld, tabelle?, tabelleId?, positionId?}]`, the most serious first; what is not a
 * finding is left out. An unknown severity counts as an error: nothing is played down.
 */
export function findingsIn(value: unknown): readonly Finding[] {
  if (!Array.isArray(value)) return [];
  const read = (value as unknown[]).flatMap((one) =>
    typeof one === 'object' && one !== null ? [findingOf(one as AnyRecord)] : [],
  );
  const rank = ({ severity }: Finding) => severities.indexOf(severity);
  return onceEach(read.toSorted((one, other) => rank(one) - rank(other)));
}

/**
 * Returns what is missing according to a refusal: its findings, where it has some under that name, else its messages at
 * fields.
 */
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

/**
 * Keeps one finding where several fields of the record say the same, which leads to the first; in rows each one counts.
 */
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

/** Returns the page's text for its code where the values are given or the server has none, else the server's. */
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

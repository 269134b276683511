import type { Drift, ScreenDrift } from './drift';

/** File of a schema's labels: `locales/<language>/entities/<Schema>.json`. */
export interface LabelSource {
  file: string;
  schema: string;
  text: string;
}

/** Labels of fields that are gone or called differently now, each where it stands; told once, with the first screen they belong to. */
export function staleLabels(
  drifts: readonly ScreenDrift[],
  sources: readonly LabelSource[],
): ScreenDrift[] {
  const told = new Set<string>();
  return drifts.filter(isGone).flatMap(({ screen, schema, field, guess }) =>
    sources.flatMap(({ file, schema: of, text }): ScreenDrift[] => {
      const place = `${file}: ${field}`;
      if (of !== schema || field === undefined || told.has(place)) return [];
      const line = lineOfLabel(text, field);
      if (line === undefined) return [];
      told.add(place);
      const now = guess === undefined ? '' : `, it probably belongs to «${guess}» now`;
      return [
        {
          ...{ kind: 'label-stale', breaks: false, screen, schema, field, file, line },
          text: `the label of ${field} is of no use any more${now}`,
        },
      ];
    }),
  );
}

const isGone = ({ kind, field }: Drift): boolean =>
  (kind === 'field-gone' || kind === 'field-renamed') && field !== undefined;

/** Finds the line of a field's label; undefined where the file does not label it. */
function lineOfLabel(text: string, field: string): number | undefined {
  const { fields } = JSON.parse(text) as { fields?: Readonly<Record<string, string>> };
  if (!fields || !Object.hasOwn(fields, field)) return undefined;
  const lines = text.split('\n');
  const begin = lines.findIndex((line) => /"fields"\s*:/.test(line));
  const at = lines.findIndex((line, index) => index >= begin && line.includes(`"${field}"`));
  return at < 0 ? undefined : at + 1;
}

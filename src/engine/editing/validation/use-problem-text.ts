import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../schemas/rules/format-number';
import type { Field } from '../../fields/field';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Problem } from '../../fields/field-editing';
import { loadedEditing } from '../load-editing';

/** Returns a writer of problem texts, with numbers as the user reads them. */
export function useProblemText(): (problem: Problem, field: Field) => string {
  const { t, i18n } = useTranslation(['form', 'messages']);
  const labelOf = useFieldLabel();
  const language = i18n.language;
  return useCallback(
    ({ key, params = {} }, field) => {
      const texts: Record<string, string> = { field: labelOf(field) };
      for (const [name, value] of Object.entries(params)) {
        texts[name] =
          typeof value === 'number' ? figureText(value, name, field, language) : String(value);
      }
      return t(ownKey(key, field) ?? key, texts);
    },
    [t, labelOf, language],
  );
}

/** Returns the key of what the field's metadata says instead. */
function ownKey(key: string, { metadata }: Field): string | undefined {
  const { figureMessages = {} } = metadata;
  const own = (figureMessages as Readonly<Record<string, string>>)[key.replace('problems:', '')];
  return own && `messages:${own}`;
}

function figureText(value: number, name: string, field: Field, language: string): string {
  const limit = name === 'limit' ? loadedEditing(field)?.limit?.(value) : undefined;
  return limit ?? formatNumber(value, language);
}

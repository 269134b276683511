import { useMemo } from 'react';
import { usePreference } from '../../../../api/preferences/use-preference';
import { storedTemplates, withTemplate, type TextTemplate } from './stored-templates';

const none: { templates: readonly unknown[] } = { templates: [] };

/** The user's own text templates, by name, and how to change them. */
export function useTextTemplates() {
  const { value, isSettled, update } = usePreference('textTemplates', none);
  const templates = useMemo(() => storedTemplates(value.templates), [value.templates]);
  return {
    templates,
    isSettled,
    /** Answers whether there was room for it. Rejects when it could not be stored. */
    save: (template: TextTemplate): Promise<boolean> =>
      update((stored) => {
        const next = withTemplate(storedTemplates(stored.templates), template);
        return next && { templates: next };
      }),
    /** Rejects when it could not be removed. */
    remove: (name: string): Promise<boolean> =>
      update((stored) => ({
        templates: storedTemplates(stored.templates).filter((template) => template.name !== name),
      })),
  };
}

import { useMemo } from 'react';
import { usePreference } from '../../../../api/preferences/use-preference';
import { storedTemplates, withTemplate, type TextTemplate } from './stored-templates';

const none: { templates: readonly unknown[] } = { templates: [] };

export function useTextTemplates() {
  const { value, isSettled, update } = usePreference('textTemplates', none);
  const templates = useMemo(() => storedTemplates(value.templates), [value.templates]);
  return {
    templates,
    isSettled,
    /** Saves a template; resolves to false if there was no room. Rejects when it could not be stored. */
    save: (template: TextTemplate): Promise<boolean> =>
      update((stored) => {
        const next = withTemplate(storedTemplates(stored.templates), template);
        return next && { templates: next };
      }),
    remove: (name: string): Promise<boolean> =>
      update((stored) => ({
        templates: storedTemplates(stored.templates).filter((template) => template.name !== name),
      })),
  };
}

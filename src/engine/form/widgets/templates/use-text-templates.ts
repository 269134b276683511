import { useMemo } from 'react';
import { usePreference } from '../../../../api/preferences/use-preference';
import { storedTemplates, withTemplate, type TextTemplate } from './stored-templates';

const none: { templates: readonly unknown[] } = { templates: [] };

/** The user's own text templates, by name, and how to change them. */
export function useTextTemplates() {
  const { value, isSettled, change } = usePreference('textTemplates', none);
  const templates = useMemo(() => storedTemplates(value.templates), [value.templates]);
  return {
    templates,
    isSettled,
    /** Answers whether there was room for it. */
    save: (template: TextTemplate): boolean => {
      const next = withTemplate(templates, template);
      if (next) change({ templates: next });
      return next !== undefined;
    },
    remove: (name: string) =>
      change({ templates: templates.filter((template) => template.name !== name) }),
  };
}

import { useTranslation } from 'react-i18next';

/** Words for a flow's steps. */
export interface StepWords {
  /** Returns the step's name: in the sheet, over its dialog, among what waits. */
  step: (name: string) => string;
  /** Returns the text on the button of what is next. */
  next: (name: string) => string;
  /** Returns the text on the button of its dialog. */
  confirm: (name: string) => string;
  /** Returns the text for when it is done; undefined where that is seen. */
  done: (name: string) => string | undefined;
  /** Returns the question whether a refusal is to be overruled. */
  overrule: (name: string) => { title: string; question: string; confirm: string };
}

/**
 * Returns the words of a flow's steps, from its own texts: `steps.<name>`; `next.<name>` and `confirm.<name>` where a
 * button says something else; `done.<name>`, and `overrule.<name>` of a step that `overrules`.
 */
export function useStepWords(texts: string): StepWords {
  const { t, i18n } = useTranslation();
  const step = (name: string) => t(`${texts}:steps.${name}`);
  return {
    step,
    next: (name) => t([`${texts}:next.${name}`, `${texts}:steps.${name}`]),
    confirm: (name) => t([`${texts}:confirm.${name}`, `${texts}:steps.${name}`]),
    done: (name) => {
      const key = `${texts}:done.${name}`;
      return i18n.exists(key) ? t(key) : undefined;
    },
    overrule: (name) => ({
      title: t(`${texts}:overrule.${name}.title`),
      question: t(`${texts}:overrule.${name}.question`),
      confirm: t(`${texts}:overrule.${name}.confirm`),
    }),
  };
}

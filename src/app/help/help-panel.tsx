import { useQueryClient } from '@tanstack/react-query';
import { IconKeyboard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useEngine } from '../../engine/application/context';
import { useFieldLabel } from '../../engine/fields/use-field-texts';
import { schemaKeys } from '../../engine/labels/label-keys';
import { useScreenLabels } from '../../engine/labels/use-screen-labels';
import { Button } from '../../ui/button';
import { DialogBoundary } from '../../ui/dialog-boundary';
import { Drawer } from '../../ui/drawer';
import { shortcutsStore } from '../../ui/commands/shortcuts-store';
import { addTexts } from '../../ui/texts';
import type { Language } from '../languages';
import styles from './help-panel.module.css';
import { focusedLabel } from './focused-label';
import type { HelpQuestion } from './help-store';
import { screensHere, type ScreenHere } from './screens-here';

interface HelpPanelProps {
  question: HelpQuestion;
  onClose: () => void;
}

/** Panel that explains what the screen is for and what its fields mean: first the one that was asked about. */
export function HelpPanel(props: HelpPanelProps) {
  return (
    <DialogBoundary onClose={props.onClose}>
      <Help {...props} />
    </DialogBoundary>
  );
}

function Help({ question, onClose }: HelpPanelProps) {
  const { t } = useTranslation('help');
  const { pathname } = useLocation();
  const screens = useScreensHere(pathname);
  const labels = useScreenLabels();
  const topics = useFieldTopics();
  const [field] = useState(() => focusedLabel(question.from));
  const isAsked = ({ label }: Topic) => label === field;
  const asked = screens?.flatMap(topics).find(isAsked);
  const toKeys = () => {
    onClose();
    shortcutsStore.set(true);
  };
  return (
    <Drawer
      title={t('app:help')}
      onClose={onClose}
      footer={
        <Button variant="default" Icon={IconKeyboard} onClick={toKeys}>
          {t('ui:keys.title')}
        </Button>
      }
    >
      {/* Focused from the start, so that keys read and scroll it. */}
      <div
        className={styles.help}
        role="region"
        aria-label={t('app:help')}
        tabIndex={0}
        data-autofocus
      >
        {asked && (
          <section className={styles.asked} aria-label={asked.label}>
            <h3>{asked.label}</h3>
            <p>{asked.text}</p>
          </section>
        )}
        {screens?.map((screen) => (
          <section key={screen.name} className={styles.screen}>
            <h3 className={styles.title}>{labels.title(screen)}</h3>
            <p>{labels.part(screen, 'help.about')}</p>
            <dl>
              {topics(screen)
                .filter((topic) => !isAsked(topic))
                .map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        {screens?.length === 0 && (
          <p>{t([`help:pages.${pathname.slice(1)}`, 'help:pages.other'])}</p>
        )}
      </div>
    </Drawer>
  );
}

interface Topic {
  label: string;
  text: string;
}

/** Returns a function that lists the explained fields of a screen, as far as the user may see them. */
function useFieldTopics(): (screen: ScreenHere) => Topic[] {
  const { t } = useTranslation();
  const { can } = useEngine();
  const labelOf = useFieldLabel();
  return ({ fields }) =>
    Object.values(fields).flatMap((field) => {
      const { schema, name, right } = field;
      const text = t(schemaKeys(schema, `help.fields.${name}`), { defaultValue: '' });
      const isSeen = right === undefined || can(right);
      return text && isSeen ? [{ label: labelOf(field), text }] : [];
    });
}

/** Screens shown at a path; undefined until they and their texts are there. */
function useScreensHere(path: string): readonly ScreenHere[] | undefined {
  const { registry } = useEngine();
  const { language } = useTranslation().i18n;
  const client = useQueryClient();
  const [found, setFound] = useState<{ screens: readonly ScreenHere[]; of: string }>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const of = `${language} ${path}`;
  useEffect(() => {
    Promise.all([screensHere(registry, client, path), addTexts(language as Language, 'help')]).then(
      ([screens]) => setFound({ screens, of }),
      (error: unknown) => setFailure({ error }),
    );
  }, [registry, client, path, language, of]);
  if (failure) throw failure.error;
  return found?.of === of ? found.screens : undefined;
}

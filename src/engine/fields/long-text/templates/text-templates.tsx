import { IconTrash } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notifyFailure } from '../../../../failure/notify-failure';
import { FloatingPanel } from '../../../../ui/floating-panel';
import { markedText, type Marked } from '../inserted-text';
import { longestName, nameOfText, type TextTemplate } from './stored-templates';
import classes from './text-templates.module.css';
import { useTextTemplates } from './use-text-templates';

interface TextTemplatesProps {
  anchor: Element;
  marked: Marked;
  onInsert: (text: string) => void;
  onClose: () => void;
}

export function TextTemplates({ anchor, marked, onInsert, onClose }: TextTemplatesProps) {
  const { t } = useTranslation('form');
  const { templates, isSettled, save, remove } = useTextTemplates();
  const [removed, setRemoved] = useState<TextTemplate>();
  const panel = useRef<HTMLDivElement>(null);
  // The pressed button disappears with the change: keeps the focus in the panel.
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    const next = panel.current?.querySelector<HTMLElement>('[data-next], button');
    next?.focus();
  }, [templates, removed]);
  const drop = (template: TextTemplate) =>
    remove(template.name).then(() => setRemoved(template), notifyFailure);
  return (
    <FloatingPanel anchor={anchor} label={t('form:templates.title')} onClose={onClose}>
      <div ref={panel} className={classes.panel}>
        <h3 className={classes.title}>{t('form:templates.title')}</h3>
        {!isSettled && <p className={classes.quiet}>{t('form:loading')}</p>}
        {isSettled && templates.length === 0 && !removed && (
          <p className={classes.quiet}>{t('form:templates.none')}</p>
        )}
        {templates.length > 0 && (
          <ul className={classes.list}>
            {templates.map((template) => (
              <li key={template.name} className={classes.row}>
                <button
                  type="button"
                  className={classes.insert}
                  onClick={() => onInsert(template.text)}
                >
                  <span className={classes.name}>{template.name}</span>
                  {template.text !== template.name && (
                    <span className={classes.excerpt}>{template.text}</span>
                  )}
                </button>
                <button
                  type="button"
                  className={classes.remove}
                  aria-label={t('form:templates.remove', { name: template.name })}
                  title={t('form:templates.remove', { name: template.name })}
                  onClick={() => void drop(template)}
                >
                  <IconTrash size={16} stroke={1.5} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        )}
        {removed && (
          <p role="status" className={classes.removed}>
            {t('form:templates.removed', { name: removed.name })}{' '}
            <button
              type="button"
              className={classes.undo}
              data-next
              onClick={() => void save(removed).then(() => setRemoved(undefined), notifyFailure)}
            >
              {t('form:templates.undo')}
            </button>
          </p>
        )}
        <SaveTemplate text={markedText(marked)} templates={templates} onSave={save} />
      </div>
    </FloatingPanel>
  );
}

interface SaveTemplateProps {
  text: string;
  templates: readonly TextTemplate[];
  onSave: (template: TextTemplate) => Promise<boolean>;
}

function SaveTemplate({ text, templates, onSave }: SaveTemplateProps) {
  const { t } = useTranslation('form');
  const id = useId();
  const [name, setName] = useState(() => nameOfText(text));
  const [isFull, setFull] = useState(false);
  const isSaving = useRef(false);
  const typed = name.trim();
  if (text === '' || templates.some((template) => template.text === text)) return null;
  const save = async () => {
    if (typed === '' || isSaving.current) return;
    isSaving.current = true;
    try {
      setFull(!(await onSave({ name: typed, text })));
    } catch (error) {
      notifyFailure(error);
    } finally {
      isSaving.current = false;
    }
  };
  return (
    <div className={classes.save}>
      <label htmlFor={id} className={classes.quiet}>
        {t('form:templates.saveAs')}
      </label>
      <div className={classes.line}>
        <input
          id={id}
          className={classes.field}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void save();
          }}
        />
        <button
          type="button"
          className={classes.button}
          disabled={typed === ''}
          onClick={() => void save()}
        >
          {t(
            templates.some((template) => template.name === typed)
              ? 'form:templates.replace'
              : 'form:templates.save',
          )}
        </button>
      </div>
      {isFull && (
        <p role="alert" className={classes.full}>
          {t('form:templates.full')}
        </p>
      )}
    </div>
  );
}

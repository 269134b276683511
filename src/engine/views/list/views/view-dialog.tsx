import { Button } from '../../../../ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/text-field';
import { allRolesQuery } from '../../../../api/all-roles';
import { ApiError } from '../../../../api/api-error';
import { Drawer } from '../../../../ui/drawer';
import { Select } from '../../../../ui/select';
import { useEngine } from '../../../application/context';
import type { View, ViewHead } from '../../../../api/view';
import styles from './view-dialog.module.css';

interface ViewDialogProps {
  /** View to change; undefined: a new one. */
  view: View | undefined;
  /** Name proposed for a new one. */
  proposal: string;
  /** Stores the view and returns whether that succeeded; throws what is wrong with a field. */
  onSave: (head: ViewHead) => Promise<boolean>;
  onClose: () => void;
}

const longestName = 60;
const shareRight = 'ANS_TEILEN';

/** Dialog for the name of a view and for its sharing, which takes a right of its own. */
export function ViewDialog({ view, proposal, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation('list');
  const { can, me, roles: own } = useEngine();
  // Offers administrators all roles: they share with those that they do not have themselves.
  const all = useQuery({
    ...allRolesQuery((operation) => me.istAdmin && can(shareRight) && can(operation)),
  });
  const roles = all.data ?? own;
  const [name, setName] = useState(view?.name ?? proposal.slice(0, longestName));
  const [audience, setAudience] = useState(audienceText(view));
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  // Keeps a role that this user cannot name: only its members can.
  const foreign = view?.rolleId && !roles.some(({ id }) => id === view.rolleId);
  const choices = [
    { value: 'PRIVAT', label: t('views.forMe') },
    ...roles.map((role) => ({
      value: `ROLLE ${role.id}`,
      label: t('views.forRole', { role: role.name }),
    })),
    ...(foreign ? [{ value: audienceText(view), label: t('views.forOtherRole') }] : []),
    { value: 'ALLE', label: t('views.forAll') },
  ];

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    if (trimmed === '') {
      setProblem(t('views.nameRequired'));
      return;
    }
    setSaving(true);
    try {
      const [sichtbarkeit, role] = audience.split(' ') as [View['sichtbarkeit'], string?];
      const head = { name: trimmed, sichtbarkeit, rolleId: role ? Number(role) : null };
      if (await onSave(head)) onClose();
    } catch (error) {
      const found = error instanceof ApiError ? Object.values(error.fieldErrors).flat() : [];
      if (found.length === 0) throw error;
      setProblem(found.join(' '));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Drawer
      kind="dialog"
      title={t(view ? 'views.edit' : 'views.saveAs')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('builder.cancel')}
          </Button>
          <Button type="submit" form="view" loading={isSaving}>
            {t('views.save')}
          </Button>
        </>
      }
    >
      <form id="view" className={styles.form} onSubmit={(event) => void save(event)}>
        <TextField
          label={t('views.name')}
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
          required
          autoComplete="off"
          maxLength={longestName}
          value={name}
          error={problem}
          onChange={({ currentTarget: { value } }) => {
            setName(value);
            setProblem(undefined);
          }}
        />
        {can(shareRight) && (
          <Select
            label={t('views.audience')}
            value={audience}
            onChange={({ currentTarget: { value } }) => setAudience(value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        )}
        <p className={styles.hint}>{t('views.hint')}</p>
      </form>
    </Drawer>
  );
}

function audienceText(view: View | undefined): string {
  if (view?.sichtbarkeit === 'ROLLE') return `ROLLE ${view.rolleId}`;
  return view?.sichtbarkeit ?? 'PRIVAT';
}

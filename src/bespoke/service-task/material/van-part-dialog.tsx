import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../schemas/rules/format-number';
import type { AnyRecord } from '../../../api/dialect';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../../engine/application/context';
import { callFieldsQuery } from '../../../engine/data/fields-query';
import type { Me } from '../../../engine/define/definition';
import parts from '../../../engine/flow/parts.module.css';
import { ScanButton } from '../../../engine/flow/scan-button';
import { sayDone } from '../../../engine/flow/state/say-done';
import { checkedForm } from '../../../engine/flow/steps/checked-form';
import { FlowDialog } from '../../../engine/flow/steps/flow-dialog';
import { ActionForm, type ActionFormHandle } from '../../../engine/views/actions/action-form';
import { useWaitingCalls } from '../../../engine/outbox/use-waiting-calls';
import { TextField } from '../../../ui/text-field';
import { findVanParts, leftParts, searchedVanParts } from './find-van-part';
import { vanQuery, type VanPart } from './material-queries';
import styles from './material.module.css';
import { useMaterialCall } from './use-material-call';

const operation = 'POST /service/auftraege/{serviceAuftragId}/material';
/** Number of parts shown; nobody looks through more: a search finds them. */
const SHOWN = 4;

/** Dialog for a part that nobody planned, out of the technician's van: scanned or searched, with its quantity. */
export function VanPartDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation(['serviceTask', 'messages', 'scanner']);
  const { registry, me } = useEngine();
  const send = useMaterialCall();
  const { data: fields } = useQuery(callFieldsQuery(registry, operation, 'body'));
  const van = useQuery(vanQuery);
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<VanPart>();
  const [said, setSaid] = useState('');
  const form = useRef<ActionFormHandle>(null);
  const waiting = useWaitingCalls(operation, van.dataUpdatedAt);
  const all = leftParts(
    van.data ?? [],
    waiting.map(({ body }) => body as { artikelId: number; menge: number }),
  );
  const found = searchedVanParts(all, term);
  const amountOf = ({ verfuegbar, mengeneinheit }: VanPart) =>
    t('serviceTask:material.free', {
      amount: formatNumber(Number(verfuegbar), i18n.language, { digits: 0 }),
      unit: mengeneinheit,
    });

  const take = (code: string) => {
    const [part, ...others] = findVanParts(code, all);
    setTerm(part && others.length === 0 ? '' : code);
    setChosen(others.length === 0 ? part : undefined);
    setSaid(part ? '' : t('serviceTask:material.notInVan', { code }));
  };
  const most = Number(chosen?.verfuegbar);
  const { current: ofChosen } = checkedForm(
    form,
    ({ menge }) =>
      Number(menge) <= most
        ? undefined
        : { menge: [t('messages:msg_material_too_much', { 0: String(most) })] },
    { artikelId: chosen?.artikelId },
  );
  const checked: ActionFormHandle = {
    ...ofChosen,
    body: async () => {
      if (chosen) return ofChosen.body();
      setSaid(t('serviceTask:material.chooseFirst'));
      return undefined;
    },
  };
  return (
    <FlowDialog
      title={t('serviceTask:material.fromVan')}
      confirmLabel={t('serviceTask:material.take')}
      disabled={!fields || !van.data}
      form={{ current: checked }}
      onSubmit={async (body) => {
        await send(operation, {
          ...{ action: t('serviceTask:material.fromVan'), body, asks },
          ...(chosen &&
            body && { brings: { schema: 'ServiceMaterial', row: rowOf(chosen, body, me) } }),
        });
        sayDone(t('serviceTask:material.done.fromVan'));
        onClose();
      }}
      onClose={onClose}
    >
      {van.error && !van.data ? (
        <p role="alert" className={styles.failure}>
          {failureText(van.error)}
        </p>
      ) : (
        <>
          <ScanButton
            label={t('serviceTask:material.scanPart')}
            onCode={(code) => {
              take(code);
              return true;
            }}
          />
          <TextField
            label={t('serviceTask:material.searchPart')}
            value={term}
            autoComplete="off"
            onChange={({ currentTarget }) => {
              setTerm(currentTarget.value);
              setSaid('');
            }}
          />
          <p role="status" className={styles.failure} hidden={said === ''}>
            {said}
          </p>
          <fieldset className={styles.parts}>
            <legend className="visually-hidden">{t('serviceTask:material.vanParts')}</legend>
            {shownOf(found, chosen).map((part) => (
              <label key={part.id} className={styles.part}>
                <input
                  type="radio"
                  name="part"
                  checked={part.id === chosen?.id}
                  onChange={() => {
                    setChosen(part);
                    setSaid('');
                  }}
                />
                <span className={styles.names}>
                  <span>{part.artikelbezeichnung}</span>
                  <span className={parts.quiet}>
                    {part.artikelNummer} · {amountOf(part)}
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
          {found.length > SHOWN && (
            <p className={parts.quiet}>
              {t('serviceTask:material.moreParts', { count: found.length - SHOWN })}
            </p>
          )}
          {van.data && found.length === 0 && (
            <p className={parts.quiet}>{t('serviceTask:material.noParts')}</p>
          )}
          {fields && (
            <ActionForm
              name="van"
              names={['menge']}
              fields={fields}
              start={{ menge: 1 }}
              isQuiet
              handle={form}
            />
          )}
        </>
      )}
    </FlowDialog>
  );
}

const asks = ['menge'] as const;

/** Builds the row that stands among the positions until the server has answered. */
const rowOf = (
  { artikelId, artikelNummer, artikelbezeichnung, mengeneinheit, sctyp }: VanPart,
  { menge }: AnyRecord,
  { id: benutzerId, technikerId }: Me,
) => ({
  ...{ artikelId, artikelnummer: artikelNummer, artikelbezeichnung, mengeneinheit, sctyp },
  ...{ menge, benutzerId, technikerId },
});

/** Returns the parts to show; the chosen one stays in sight, whatever is searched. */
function shownOf(found: readonly VanPart[], chosen: VanPart | undefined): readonly VanPart[] {
  const first = found.slice(0, SHOWN);
  return !chosen || first.some(({ id }) => id === chosen.id) ? first : [chosen, ...first];
}

import { IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../failure/failure-text';
import { useEngine } from '../../application/context';
import { callFieldsQuery, fieldsQuery } from '../../data/fields-query';
import { isOpen } from '../../outbox/machine';
import { useBroughtRows } from '../../outbox/use-brought-rows';
import { paramsBelow } from '../../screens/place';
import { recordPath } from '../../screens/record-path';
import { PdfFailure } from '../../views/pdf/pdf-failure';
import { PdfView } from '../../views/pdf/pdf-view';
import { PdfWaiting } from '../../views/pdf/pdf-waiting';
import type { ReadTabViewProps } from '../../views/record/open-record';
import type { SignatureTab } from './definition';
import { useDocumentHash } from './document-hash';
import { Hash } from './hash';
import { isSignable } from './is-signable';
import { SignatureList } from './signature-list';
import { signaturesQuery } from './signatures-query';
import styles from './signature-tab.module.css';
import { SigningForm } from './signing-form';
import { useSignedDocument } from './use-signed-document';
import { useSigning } from './use-signing';
import { useUnsentSignature, type Unsent } from './use-unsent-signature';

/** Document beside its signatures: a checksum over the very bytes that are shown goes along. */
export function Content({ tab, record }: ReadTabViewProps<SignatureTab>) {
  const { place, id, values } = record;
  const { t } = useTranslation(['signature', 'messages']);
  const engine = useEngine();
  const { registry, can } = engine;
  const rows = useQuery(signaturesQuery(tab, paramsBelow(tab.list, place, id)));
  const about = { schema: place.definition.schema, id };
  const brought = useBroughtRows(about, tab.schema, rows.dataUpdatedAt);
  const waiting = brought.filter(({ entry }) => isOpen(entry));
  const shown = useQuery(fieldsQuery(registry, tab.schema));
  const body = useQuery(callFieldsQuery(registry, tab.call, 'body'));
  const { pdf, made, isLatest, error } = useSignedDocument(tab, record);
  const hash = useDocumentHash(pdf?.content);
  const problem = made?.problem;
  const unsent = useUnsentSignature(`${recordPath(place.path, id)}/${tab.name}`);
  const hasChanged = useOtherDocument(hash ?? undefined, unsent);
  const send = useSigning(tab, place, id, values);
  const list = useRef<HTMLHeadingElement>(null);
  const mayBeSigned = isSignable(tab, values, engine);
  const failed = rows.error ?? shown.error ?? body.error;
  return (
    <div className={styles.tab}>
      <section className={styles.document} aria-label={t('document')}>
        {error ? (
          <PdfFailure error={error} />
        ) : pdf ? (
          <PdfView content={pdf.content} name={pdf.name} className={styles.pages} />
        ) : (
          <div className={styles.pages}>
            <PdfWaiting />
          </div>
        )}
        {made && (
          <p role="status" className={styles.made}>
            <IconDeviceMobile size={18} stroke={1.5} aria-hidden />
            {t('made')}
          </p>
        )}
        {hash && (
          <p className={styles.quiet}>
            {t('hash')} <Hash value={hash} />
          </p>
        )}
      </section>
      <div className={styles.side}>
        {failed && (
          <p className={styles.failure} role="alert">
            {failureText(failed)}
          </p>
        )}
        {can(tab.call, values) && (
          <section className={styles.signing}>
            <h2 className={styles.heading}>{t('sign')}</h2>
            {!mayBeSigned && <p className={styles.quiet}>{t('notSignable')}</p>}
            {mayBeSigned && problem !== undefined && (
              <p className={styles.note} role="status">
                {t(problem)}
              </p>
            )}
            {mayBeSigned && hash === null && (
              <p className={styles.failure} role="alert">
                {t('insecure')}
              </p>
            )}
            {mayBeSigned && hash !== null && !error && !problem && body.data && (
              <SigningForm
                key={unsent.round}
                name={tab.name}
                fields={body.data}
                hash={isLatest ? hash : undefined}
                keeps={tab.made !== undefined}
                unsent={unsent}
                hasChanged={hasChanged}
                onSend={async (intent, signed) => {
                  const state = await send(intent, signed, made);
                  list.current?.focus();
                  return state;
                }}
              />
            )}
          </section>
        )}
        {(rows.data ?? waiting.length > 0) && shown.data && (
          <SignatureList
            heading={list}
            fields={shown.data}
            rows={rows.data ?? []}
            waiting={waiting}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Tells whether the document changed while somebody was signing: what was drawn under the former one does not sign this
 * one.
 */
function useOtherDocument(hash: string | undefined, unsent: Unsent): boolean {
  const [hasChanged, setChanged] = useState(false);
  const { strokes, under } = unsent;
  const drop = useEffectEvent(() => unsent.setStrokes([], undefined));
  useEffect(() => {
    if (hash === undefined || strokes.length === 0) return;
    setChanged(under !== hash);
    if (under !== hash) drop();
  }, [hash, strokes, under]);
  return hasChanged;
}

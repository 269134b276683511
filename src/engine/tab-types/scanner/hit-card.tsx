import { IconArrowRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../../schemas/rules/format-date';
import { readGs1 } from '../../../../schemas/rules/gs1';
import { recordPath } from '../../screens/record-path';
import { useEngine } from '../../application/context';
import { FieldValue } from '../../views/values/field-value';
import { useFieldLabel } from '../../fields/use-field-texts';
import type { Field, Fields } from '../../fields/field';
import { valueClass } from '../../views/form/cell-class';
import type { Labelled } from '../../labels/label-keys';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { mayOpen } from '../../screens/record-rights';
import { titleNames } from '../../screens/screen-place';
import { useTitleOf } from '../../data/use-record-title';
import type { Hit } from '../../views/blocks/scan/find-code';
import scan from '../../views/blocks/scan/scan.module.css';
import type { CodeMeaning } from './definition';
import { HitRows } from './hit-rows';
import classes from './scanner.module.css';

interface HitCardProps {
  screen: Labelled;
  code: string;
  hit: Hit<CodeMeaning>;
  fields: ReadonlyMap<string, Fields>;
}

export function HitCard({ screen, code, hit, fields }: HitCardProps) {
  const { t } = useTranslation('scanner');
  const { oneOf } = useScreenLabels();
  const { can, registry } = useEngine();
  const labelOf = useFieldLabel();
  const heading = useId();
  const { source: meaning, record } = hit;
  const title = useTitleOf(
    titleNames(registry.titles, meaning),
    fields.get(meaning.schema),
  )(record);
  const shown = meaning.fields
    .map((name) => fields.get(meaning.schema)?.[name])
    .filter((field): field is Field => !!field && (!field.right || can(field.right)));
  const said = saidBesides(code);
  const home = registry.entries.find(
    ({ schema, standalone }) => standalone && schema === meaning.schema,
  );
  return (
    <>
      <section className={scan.card} aria-labelledby={heading}>
        <div className={classes.head}>
          <div>
            <p className={scan.kind}>
              {oneOf(meaning.schema)} · {code}
            </p>
            <h2 className={scan.title} id={heading}>
              {title}
            </h2>
          </div>
          {home && mayOpen(home, can) && (
            <Link className={classes.open} to={recordPath(`/${home.name}`, record.id)}>
              {t('scanner:open')}
              <IconArrowRight size={18} stroke={1.5} aria-hidden />
            </Link>
          )}
        </div>
        {shown.length + said.length > 0 && (
          <dl className={classes.values}>
            {said.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`scanner:gs1.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {shown.map((field) => (
              <div key={field.name}>
                <dt>{labelOf(field)}</dt>
                <dd className={valueClass(field)}>
                  <FieldValue field={field} value={record[field.name]} record={record} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
      {meaning.rows.map((rows) => (
        <HitRows key={rows.name} screen={screen} rows={rows} record={record} fields={fields} />
      ))}
    </>
  );
}

/** Lists what a GS1 code says besides its meaning. */
function saidBesides(code: string): ['batch' | 'serial' | 'expiry', string][] {
  const { batch, serial, expiry } = readGs1(code) ?? {};
  return [
    ...(batch ? [['batch', batch] as ['batch', string]] : []),
    ...(serial ? [['serial', serial] as ['serial', string]] : []),
    ...(expiry ? [['expiry', formatDate(expiry)] as ['expiry', string]] : []),
  ];
}

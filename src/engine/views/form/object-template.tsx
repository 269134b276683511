import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useTranslation } from 'react-i18next';
import { useEngine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import { fieldAt } from '../../fields/field-at';
import type { Field } from '../../fields/field';
import { isShown } from '../../fields/fields-of-record';
import { fieldGroups } from '../../groups';
import { isTogether, readTogether } from '../../groups/read-together';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { useFormSurroundings } from './form-context';
import { GroupFields } from './group-cell';
import cell from './cell.module.css';
import { inEditedOrder } from './left-out';
import { SectionColumns } from './section-columns';
import { SectionGrid } from './section-grid';
import classes from './nested.module.css';

/** Template of an object: a form in its sections, an object inside it side by side. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  return props.fieldPathId.path.length === 0 ? <Sections {...props} /> : <Parts {...props} />;
}

function Sections({ properties }: ObjectFieldTemplateProps) {
  const { part } = useScreenLabels();
  const { t } = useTranslation('record');
  const { screen, sections, places } = useFormSurroundings();
  const content = new Map(properties.map((property) => [property.name, property.content]));
  const contentOf = ({ name }: Field) => content.get(name);
  const cells = (fields: readonly Field[]) =>
    readTogether(fields, fieldGroups).map((item) =>
      isTogether(item) ? (
        <GroupFields key={item.fields[0]?.name} together={item} contentOf={contentOf} />
      ) : (
        contentOf(item)
      ),
    );
  return (
    <SectionColumns sections={sections} areCards={screen !== undefined}>
      {(section) => {
        const [first, rest] = inEditedOrder(section.fields, places);
        return (
          <SectionGrid
            name={section.name}
            heading={screen === undefined ? undefined : part(screen, `sections.${section.name}`)}
            fields={section.declared}
            after={
              rest.length > 0 && (
                <>
                  {first.length > 0 && <p className={cell.rest}>{t('furtherFields')}</p>}
                  <SectionGrid isRest>{cells(rest)}</SectionGrid>
                </>
              )
            }
          >
            {cells(first)}
          </SectionGrid>
        );
      }}
    </SectionColumns>
  );
}

function Parts({ properties, schema, fieldPathId, formData }: ObjectFieldTemplateProps) {
  const { can } = useEngine();
  const { fields } = useFormSurroundings();
  const parts = fieldAt(fields, fieldPathId.path)?.parts?.() ?? {};
  const record = (formData ?? {}) as AnyRecord;
  const shown = properties.filter(({ name }) => {
    const field = parts[name];
    // Leaves out what tells alternatives apart: it is chosen with them.
    const property = schema.properties?.[name];
    const isGiven = typeof property === 'object' && property.const !== undefined;
    return field !== undefined && !isGiven && isShown(field, record, can);
  });
  if (shown.length === 0) return null;
  return <div className={classes.parts}>{shown.map(({ content }) => content)}</div>;
}

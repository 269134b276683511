import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { useScreenLabels } from '../../labels/use-screen-labels';
import { useFormSurroundings } from './form-context';
import { SectionGrid } from './section-grid';

/** Lays the fields of a form out in its sections. */
export function ObjectTemplate({ properties }: ObjectFieldTemplateProps) {
  const { part } = useScreenLabels();
  const { screen, sections } = useFormSurroundings();
  const content = new Map(properties.map((property) => [property.name, property.content]));
  return sections.map((section) => (
    <SectionGrid
      key={section.name}
      heading={screen === undefined ? undefined : part(screen, `sections.${section.name}`)}
    >
      {section.fields.map((field) => content.get(field.name))}
    </SectionGrid>
  ));
}

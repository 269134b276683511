import type { ScreenUnderTest } from './screens';

/** Fields of the first form that take any text. */
export function editableTexts(screen: ScreenUnderTest): string[] {
  const form = screen.definition.tabs.find((tab) => tab.type === 'form');
  return (form?.type === 'form' ? form.sections : [])
    .flatMap(({ fields }) => fields)
    .filter((name) => isFreeText(screen, name) && !screen.schema.properties[name]?.readOnly);
}

/** Tells whether a text takes any input: no format, pattern or enumeration, and no reference list. */
export function isFreeText({ schema }: ScreenUnderTest, name: string): boolean {
  const property = schema.properties[name];
  return (
    property !== undefined &&
    [property.type ?? []].flat().includes('string') &&
    !property.format &&
    !property.enum &&
    !property.pattern &&
    (property.maxLength ?? 0) >= 50
  );
}

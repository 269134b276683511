import type { Engine } from '../../application/context';
import type { AnyRecord } from '../../define/definition';
import type { Fields } from '../../fields/field';
import type { Place } from '../../screens/place';

/** Returns the fields that are asked for before a record is created; none where its form comes first. */
export function askedFirst({ definition, fields }: Place): readonly string[] {
  return (definition.create?.asks ?? []).filter((name) => name in fields);
}

/** Returns those of them that nothing has preset. */
export function stillAsked(place: Place, values: AnyRecord): readonly string[] {
  return askedFirst(place).filter((name) => (values[name] ?? '') === '');
}

/** Returns the fields of the dialog that asks: required, with the values that this user may choose. */
export function fieldsAsked(place: Place, { me, can }: Pick<Engine, 'me' | 'can'>): Fields {
  const { offers = {} } = place.definition.create ?? {};
  return Object.fromEntries(
    askedFirst(place).flatMap((name) => {
      const field = place.fields[name];
      const offer = offers[name];
      if (!field) return [];
      const offered = offer && ((value: unknown) => offer(value as never, me, can));
      return [[name, { ...field, required: true, ...(offered && { offered }) }] as const];
    }),
  );
}

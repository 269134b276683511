import { createContext, useContext } from 'react';
import type { Fields } from '../../fields/field';
import type { Labelled } from '../../labels/label-keys';
import type { FormBridge } from '../../editing/form-bridge';
import type { EditedPlaces } from './left-out';
import type { ShownSection } from './use-shown-sections';

/** It changes only when fields appear or disappear. */
export interface FormSurroundings {
  screen: Labelled | undefined;
  fields: Fields;
  sections: readonly ShownSection[];
  /** Where fields stand, by what of them was read before editing began. */
  places: EditedPlaces;
  bridge: FormBridge;
  country: () => string | undefined;
  /** What the record holds in a field, as it is now. */
  beside: (name: string) => unknown;
}

const FormContext = createContext<FormSurroundings | undefined>(undefined);

export const FormContextProvider = FormContext.Provider;

/** Throws outside a `RecordForm`. */
export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('useFormSurroundings: no RecordForm above this component');
  return surroundings;
}

import { createContext, useContext } from 'react';
import type { Fields } from '../../fields/field';
import type { Labelled } from '../../labels/label-keys';
import type { FormBridge } from '../../editing/form-bridge';
import type { EditedPlaces } from './left-out';
import type { ShownSection } from './use-shown-sections';

/** Surroundings of a form's fields, which change only when fields appear or disappear. */
export interface FormSurroundings {
  screen: Labelled | undefined;
  fields: Fields;
  sections: readonly ShownSection[];
  /** Places of the fields, decided by what was read before editing began. */
  places: EditedPlaces;
  bridge: FormBridge;
  country: () => string | undefined;
  /** Returns the current value of a field of the record. */
  beside: (name: string) => unknown;
}

const FormContext = createContext<FormSurroundings | undefined>(undefined);

export const FormContextProvider = FormContext.Provider;

/** Returns the surroundings. Throws outside a `RecordForm`. */
export function useFormSurroundings(): FormSurroundings {
  const surroundings = useContext(FormContext);
  if (!surroundings) throw new Error('useFormSurroundings: no RecordForm above this component');
  return surroundings;
}

import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { createPrecompiledValidator } from '@rjsf/validator-ajv8';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngine } from '../../application/context';
import type { EntityValidators } from '../../application/registry';
import { validatorsQuery } from '../../editing/validation/validators-query';
import { hasAlternatives } from './form-schema';

/**
 * Validator that does nothing: RJSF renders, the edit session validates (architecture §5); its errors come through
 * `extraErrors`.
 */
const noValidation: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({ errors: [] }),
};

/** Tells alternatives apart by functions compiled with the contract, as the page may not. Undefined until they come. */
export function useFormValidator(name: string, schema: RJSFSchema): ValidatorType | undefined {
  const { registry } = useEngine();
  const isAsked = useMemo(() => hasAlternatives(schema), [schema]);
  const { data, isError } = useQuery({ ...validatorsQuery(registry, name), enabled: isAsked });
  return useMemo(() => {
    if (!isAsked || isError) return noValidation;
    return data && validatorOf(data, schema);
  }, [isAsked, isError, data, schema]);
}

function validatorOf({ form }: EntityValidators, schema: RJSFSchema): ValidatorType {
  if (!form) return noValidation;
  const compiled = createPrecompiledValidator(form as never, schema);
  return { ...noValidation, isValid: (...asked) => compiled.isValid(...asked) };
}

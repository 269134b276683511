import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AnyRecord } from '../../../../api/dialect';
import { useEngine } from '../../../application/context';
import { useProblemText } from '../../../editing/validation/use-problem-text';
import { validateRecord } from '../../../editing/validation/validate-record';
import { validatorsQuery } from '../../../editing/validation/validators-query';
import type { Place } from '../../../screens/place';
import type { BulkWork } from './run-bulk';
import { planBulk, type BulkPlan } from './plan-bulk';

/** Judges rows by rights, states and, where a field changes, by the rules of its record. */
export function useBulkPlan(place: Place) {
  const { t } = useTranslation('list');
  const engine = useEngine();
  const client = useQueryClient();
  const textOf = useProblemText();
  return async (rows: readonly AnyRecord[], work: BulkWork): Promise<BulkPlan> => {
    if (work.kind !== 'change') return planBulk(rows, work, place, engine);
    const { schema } = place.definition;
    const validators = await client.ensureQueryData(validatorsQuery(engine.registry, schema));
    const { field } = work;
    return planBulk(rows, work, place, engine, (changes, record) => {
      if (field.metadata.when?.(record as Record<string, unknown>) === false) {
        return t('bulk:obstacle.hidden');
      }
      const { fields } = place;
      const found = validateRecord(changes, { kind: 'patch', record, validators, fields });
      const problem = Object.entries(found)[0];
      const first = problem?.[1][0];
      const at = problem && fields[problem[0]];
      return first && at ? textOf(first, at) : undefined;
    });
  };
}

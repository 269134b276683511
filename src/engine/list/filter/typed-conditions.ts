import { lazyModule } from '../../../ui/lazy-module';

/** What reads and writes typed conditions (figures, dates, times): it comes when somebody types one or one is set. */
export const typedConditions = lazyModule(async () => {
  const [{ parseCondition }, { conditionText }] = await Promise.all([
    import('./parse-condition'),
    import('./condition-text'),
  ]);
  return { parseCondition, conditionText };
});

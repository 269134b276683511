import { problem } from './problem';

/** What a session may have to do before it may do anything else. */
export type RequiredStep = 'ZWEITERFAKTOR';

interface StepRule {
  /** Says in a refusal what has to be done. */
  code: string;
  /** What leads there. */
  operations: readonly string[];
}

/** Whoever is there may always ask who he is, and leave. */
const always: readonly string[] = ['readMe', 'logout'];

const rules: Readonly<Record<RequiredStep, StepRule>> = {
  ZWEITERFAKTOR: {
    code: 'msg_auth_second_factor_required',
    operations: [
      'readSecondFactors',
      'confirmSession',
      'prepareSecondFactor',
      'addSecondFactor',
      'renewRecoveryCodes',
    ],
  },
};

/** What of a user decides about steps. */
export interface StepFacts {
  asksSecondFactor: boolean;
  zweiterFaktor: boolean;
}

/** The first step that a user still has to take; undefined for whoever may go on. */
export function requiredStep(user: StepFacts): RequiredStep | undefined {
  if (user.asksSecondFactor && !user.zweiterFaktor) return 'ZWEITERFAKTOR';
  return undefined;
}

/** Throws 403 for an operation that has to wait for a step. */
export function requireNoStep(step: RequiredStep | undefined, operationId: string): void {
  if (step === undefined || always.includes(operationId)) return;
  const { code, operations } = rules[step];
  if (!operations.includes(operationId)) throw problem(403, code);
}

import type { Rule } from 'eslint';

export function areaOf(path: string): string | undefined;
export function refusalOf(from: string, to: string, order: readonly string[]): string | undefined;
export const areas: Rule.RuleModule;

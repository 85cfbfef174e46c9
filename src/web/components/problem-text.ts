import type { TFunction } from 'i18next';
import type { PlanKey } from '#contract/plan.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ApiProblem, NetworkFailure } from '../api/api-problem.ts';

const PLAN_KEYS: readonly PlanKey[] = ['FREE', 'BASIC', 'STANDARD', 'PREMIUM'];

export type ProblemText = { title: string; detail: string; requestId: string | undefined };

/** The sentence for anything that a request can throw. */
export function problemText(t: TFunction, error: unknown): ProblemText {
  const requestId = error instanceof ApiProblem ? error.requestId : undefined;
  const { used, limit, unlockedBy, freeAt } = error instanceof ApiProblem ? error.details : {};
  const code = codeOf(error);
  const detail = t(`error.${code}.detail`, { used, limit, date: freeAt?.slice(0, 10) ?? '' });
  const plan = PLAN_KEYS.find((key) => key === unlockedBy);
  return {
    title: t(`error.${code}.title`),
    detail: plan ? `${detail} ${t('error.unlockedBy', { plan: t(`plan.${plan}`) })}` : detail,
    requestId,
  };
}

export function codeOf(error: unknown): ProblemCode | 'network' | 'unknown' {
  if (error instanceof ApiProblem) return error.code;
  if (error instanceof NetworkFailure) return 'network';
  return 'unknown';
}

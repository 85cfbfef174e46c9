import type { TFunction } from 'i18next';
import type { PlanKey } from '#contract/billing/plan.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { ApiProblem, NetworkFailure } from '../../api/api-problem.ts';
import { formattersFor } from '../../format/formatters.ts';
import { localeOf } from '../../i18n/languages.ts';
import { languageOf, settingsStore } from '../../settings/browser-settings.ts';

const PLAN_KEYS: readonly PlanKey[] = ['FREE', 'BASIC', 'STANDARD', 'PREMIUM'];

export type ProblemText = { title: string; detail: string; requestId: string | undefined };

/** The sentence for anything that a request can throw. */
export function problemText(t: TFunction, error: unknown): ProblemText {
  const requestId = error instanceof ApiProblem ? error.requestId : undefined;
  const { used, limit, unlockedBy, freeAt } = error instanceof ApiProblem ? error.details : {};
  const code = codeOf(error);
  const detail = t(`error.${code}.detail`, { used, limit, date: freeAt ? dateText(freeAt) : '' });
  const plan = PLAN_KEYS.find((key) => key === unlockedBy);
  return {
    title: t(`error.${code}.title`),
    detail: plan ? `${detail} ${t('error.unlockedBy', { plan: t(`plan.${plan}`) })}` : detail,
    requestId,
  };
}

function dateText(at: string): string {
  const settings = settingsStore.get();
  return formattersFor(localeOf(languageOf(settings)), settings.timeZone ?? undefined).date(at);
}

export function codeOf(error: unknown): ProblemCode | 'network' | 'unknown' {
  if (error instanceof ApiProblem) return error.code;
  if (error instanceof NetworkFailure) return 'network';
  return 'unknown';
}

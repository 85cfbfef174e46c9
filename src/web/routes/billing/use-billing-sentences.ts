import { useTranslation } from 'react-i18next';
import type { Billing } from '#contract/billing/billing.ts';
import { useFormat } from '../../i18n/use-format.ts';

/** The state of the current plan in one word. */
export function stateOf({ source, subscription }: Pick<Billing, 'source' | 'subscription'>) {
  if (source !== 'subscription' || !subscription) return source === 'subscription' ? 'active' : source;
  if (subscription.status === 'past_due' || subscription.status === 'paused') return subscription.status;
  return subscription.scheduled?.plan === 'FREE' ? 'ending' : subscription.status;
}

/** Where the plan comes from, how long it lasts and what follows. */
export function useBillingSentences(billing: Billing): string[] {
  const { t } = useTranslation();
  const format = useFormat();
  const { source, until, subscription } = billing;
  const sentences: string[] = [];
  if (source === 'free') sentences.push(t('billing.says.free'));
  if (source === 'operator') sentences.push(t('billing.says.operator'));
  if (source === 'referral' && until) sentences.push(t('billing.says.referral', { date: format.date(until) }));
  if (!subscription) return sentences;

  const { status, scheduled, nextCharge, trialEndsAt } = subscription;
  const plan = t(`plan.${subscription.plan}`);
  if (source !== 'subscription') sentences.push(t('billing.says.beside', { plan }));
  if (status === 'trialing' && trialEndsAt) sentences.push(t('billing.says.trial', { date: format.date(trialEndsAt) }));
  if (scheduled) {
    const date = format.date(scheduled.at);
    sentences.push(
      scheduled.plan === 'FREE'
        ? t('billing.says.ends', { date })
        : t('billing.says.changes', { date, plan: t(`plan.${scheduled.plan}`) }),
    );
  }
  if (nextCharge) {
    const charge = { date: format.date(nextCharge.at), amount: format.price(nextCharge.amount) };
    sentences.push(t('billing.says.nextCharge', charge));
  }
  return sentences;
}

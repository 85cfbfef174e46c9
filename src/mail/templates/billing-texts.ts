import type { MailLanguage } from '../language.ts';
import type { MailTexts } from './texts.ts';

export type BillingMailKind =
  | 'trial-ending'
  | 'payment-failed'
  | 'first-payment-failed'
  | 'plan-ended'
  | 'payment-refunded'
  | 'credit-earned';

/** `{plan}`, `{date}` and `{amount}` are filled in. */
export const BILLING_TEXTS: Record<MailLanguage, Record<BillingMailKind, MailTexts>> = {
  en: {
    'trial-ending': {
      subject: 'Your Tillwatch trial ends soon',
      heading: 'Your trial ends on {date}',
      lines: [
        'From that day on, the {plan} plan of {email} costs {amount} a month, before tax.',
        'If you do not want that, cancel before then, and nothing is charged.',
      ],
      button: 'Look at your plan',
      footer: 'If you want to stay, there is nothing to do.',
    },
    'payment-failed': {
      subject: 'Your Tillwatch payment did not go through',
      heading: 'Your payment did not go through',
      lines: [
        'The payment for the {plan} plan of {email} was declined. It is tried again over the next days.',
        'You keep the plan until {date}. Check your payment method, so that nothing is interrupted.',
      ],
      button: 'Check the payment method',
      footer: 'Nothing is deleted if the plan ends: stores beyond the free limit are suspended.',
    },
    'first-payment-failed': {
      subject: 'Your first Tillwatch payment did not go through',
      heading: 'Your first payment did not go through',
      lines: [
        'The first payment for the {plan} plan of {email} was declined. It is tried again over the next days.',
        'Until it goes through, the {plan} plan is suspended. Check your payment method to get it back.',
      ],
      button: 'Check the payment method',
      footer: 'Nothing is deleted: stores beyond the free limit are suspended.',
    },
    'plan-ended': {
      subject: 'Your Tillwatch plan has ended',
      heading: 'Your plan has ended',
      lines: [
        'The {plan} plan of {email} ended on {date}, and nothing more is charged.',
        'Stores beyond the free limit are suspended, not deleted. They come back with a plan that has room for them.',
      ],
      button: 'Choose a plan',
      footer: 'Thank you for having been with us.',
    },
    'payment-refunded': {
      subject: 'Your Tillwatch payment has been refunded',
      heading: 'Your payment has been refunded',
      lines: [
        '{amount} for the {plan} plan of {email} is on its way back to your payment method. This can take a few days.',
      ],
      button: 'Look at your payments',
      footer: 'There is nothing you have to do.',
    },
    'credit-earned': {
      subject: 'You have earned a month of {plan}',
      heading: 'You have earned a month of {plan}',
      lines: ['The first payment of a friend you invited is final, so {email} has earned a credit. Thank you!'],
      button: 'Use the credit',
      footer: 'Credits do not expire.',
    },
  },
  fr: {
    'trial-ending': {
      subject: 'Votre essai de Tillwatch se termine bientôt',
      heading: 'Votre essai se termine le {date}',
      lines: [
        'Ce jour-là, la formule {plan} de {email} commence à coûter {amount} par mois, hors taxes.',
        'Si vous ne le souhaitez pas, résiliez avant : rien ne sera débité.',
      ],
      button: 'Voir ma formule',
      footer: 'Si vous voulez continuer, vous n’avez rien à faire.',
    },
    'payment-failed': {
      subject: 'Votre paiement Tillwatch n’a pas abouti',
      heading: 'Votre paiement n’a pas abouti',
      lines: [
        'Le paiement de la formule {plan} de {email} a été refusé. D’autres tentatives auront lieu ces prochains jours.',
        'Vous gardez la formule jusqu’au {date}. Vérifiez votre moyen de paiement pour éviter toute interruption.',
      ],
      button: 'Vérifier le moyen de paiement',
      footer:
        'Rien n’est supprimé si la formule prend fin : les boutiques au-delà de la limite gratuite sont suspendues.',
    },
    'first-payment-failed': {
      subject: 'Votre premier paiement Tillwatch n’a pas abouti',
      heading: 'Votre premier paiement n’a pas abouti',
      lines: [
        'Le premier paiement de la formule {plan} de {email} a été refusé. D’autres tentatives auront lieu ces prochains jours.',
        'Tant qu’il n’a pas abouti, la formule {plan} est suspendue. Vérifiez votre moyen de paiement pour la retrouver.',
      ],
      button: 'Vérifier le moyen de paiement',
      footer: 'Rien n’est supprimé : les boutiques au-delà de la limite gratuite sont suspendues.',
    },
    'plan-ended': {
      subject: 'Votre formule Tillwatch a pris fin',
      heading: 'Votre formule a pris fin',
      lines: [
        'La formule {plan} de {email} a pris fin le {date} et plus rien n’est débité.',
        'Les boutiques au-delà de la limite gratuite sont suspendues, pas supprimées. Elles seront de nouveau suivies avec une formule qui leur laisse de la place.',
      ],
      button: 'Choisir une formule',
      footer: 'Merci d’avoir été avec nous.',
    },
    'payment-refunded': {
      subject: 'Votre paiement Tillwatch a été remboursé',
      heading: 'Votre paiement a été remboursé',
      lines: [
        'La somme de {amount} pour la formule {plan} de {email} revient sur votre moyen de paiement. Cela peut prendre quelques jours.',
      ],
      button: 'Voir mes paiements',
      footer: 'Vous n’avez rien à faire.',
    },
    'credit-earned': {
      subject: 'Vous avez gagné un mois de {plan}',
      heading: 'Vous avez gagné un mois de {plan}',
      lines: ['Le premier paiement d’un ami que vous avez parrainé est acquis : un crédit attend {email}. Merci !'],
      button: 'Utiliser le crédit',
      footer: 'Les crédits n’expirent pas.',
    },
  },
  ar: {
    'trial-ending': {
      subject: 'تنتهي فترتك التجريبية في تيل ووتش قريبًا',
      heading: 'تنتهي فترتك التجريبية في {date}',
      lines: [
        'في ذلك اليوم يبدأ احتساب {amount} شهريًا، من دون الضريبة، للباقة {plan} للحساب {email}.',
        'إن كنت لا تريد ذلك، فألغِ الاشتراك قبلها ولن يُخصم أي مبلغ.',
      ],
      button: 'عرض باقتي',
      footer: 'إن كنت تريد الاستمرار، فلا يلزمك القيام بأي شيء.',
    },
    'payment-failed': {
      subject: 'لم تتم عملية الدفع في تيل ووتش',
      heading: 'لم تتم عملية الدفع',
      lines: [
        'رُفضت دفعة الباقة {plan} للحساب {email}. ستُعاد المحاولة خلال الأيام القادمة.',
        'تبقى لك الباقة حتى {date}. تحقق من وسيلة الدفع كي لا تنقطع الخدمة.',
      ],
      button: 'التحقق من وسيلة الدفع',
      footer: 'لا يُحذف شيء إذا انتهت الباقة: تُعلَّق المتاجر التي تتجاوز الحد المجاني.',
    },
    'first-payment-failed': {
      subject: 'لم تتم دفعتك الأولى في تيل ووتش',
      heading: 'لم تتم دفعتك الأولى',
      lines: [
        'رُفضت الدفعة الأولى للباقة {plan} للحساب {email}. ستُعاد المحاولة خلال الأيام القادمة.',
        'تبقى الباقة {plan} معلَّقة إلى أن تتم. تحقق من وسيلة الدفع لاستعادتها.',
      ],
      button: 'التحقق من وسيلة الدفع',
      footer: 'لا يُحذف شيء: تُعلَّق المتاجر التي تتجاوز الحد المجاني.',
    },
    'plan-ended': {
      subject: 'انتهت باقتك في تيل ووتش',
      heading: 'انتهت باقتك',
      lines: [
        'انتهت الباقة {plan} للحساب {email} في {date}، ولن يُخصم أي مبلغ بعد الآن.',
        'المتاجر التي تتجاوز الحد المجاني معلّقة وليست محذوفة، وتعود مع باقة تتسع لها.',
      ],
      button: 'اختيار باقة',
      footer: 'شكرًا لأنك كنت معنا.',
    },
    'payment-refunded': {
      subject: 'تم رد دفعتك في تيل ووتش',
      heading: 'تم رد دفعتك',
      lines: ['يعود المبلغ {amount} عن الباقة {plan} للحساب {email} إلى وسيلة الدفع. قد يستغرق ذلك بضعة أيام.'],
      button: 'عرض مدفوعاتي',
      footer: 'لا يلزمك القيام بأي شيء.',
    },
    'credit-earned': {
      subject: 'ربحت شهرًا من الباقة {plan}',
      heading: 'ربحت شهرًا من الباقة {plan}',
      lines: ['ثبتت الدفعة الأولى من صديق دعوته، وأُضيف رصيد إلى {email}. شكرًا لك!'],
      button: 'استخدام الرصيد',
      footer: 'لا تنتهي صلاحية الأرصدة.',
    },
  },
};

export const PLAN_NAMES: Record<MailLanguage, Record<'FREE' | 'BASIC' | 'STANDARD' | 'PREMIUM', string>> = {
  en: { FREE: 'Free', BASIC: 'Basic', STANDARD: 'Standard', PREMIUM: 'Premium' },
  fr: { FREE: 'Gratuite', BASIC: 'Basic', STANDARD: 'Standard', PREMIUM: 'Premium' },
  ar: { FREE: 'المجانية', BASIC: 'الأساسية', STANDARD: 'القياسية', PREMIUM: 'المميزة' },
};

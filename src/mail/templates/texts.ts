import type { Language } from '#contract/language.ts';
import type { FileName } from '#contract/sharing/file-call.ts';
import ar from '../locales/ar/mail.json' with { type: 'json' };
import en from '../locales/en/mail.json' with { type: 'json' };
import fr from '../locales/fr/mail.json' with { type: 'json' };

export type MailKind =
  | 'verify-email'
  | 'reset-password'
  | 'sign-in-link'
  | 'change-address'
  | 'password-changed'
  | 'address-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'provider-linked'
  | 'provider-unlinked'
  | 'key-made'
  | 'assistant-let'
  | 'account-deleted'
  | 'invitation';

export type BillingMailKind =
  | 'trial-ending'
  | 'payment-failed'
  | 'first-payment-failed'
  | 'subscription-paused'
  | 'plan-paused'
  | 'plan-ended'
  | 'trial-repeated'
  | 'payment-refunded'
  | 'credit-earned';

/** A mail without `button` is a notice. */
type MailTexts = { subject: string; heading: string; lines: string[]; button?: string; footer: string };

/** The texts that all messages to channels share, and the texts of what rang. */
export type MessageTexts = Record<
  | 'more'
  | 'button'
  | 'footer'
  | 'testTitle'
  | 'testLine'
  | 'offTitle'
  | 'offLine'
  | 'many'
  | 'manyRules'
  | 'late'
  | 'priceFell'
  | 'priceRose'
  | 'launch'
  | 'sold_out'
  | 'restocked'
  | 'gone'
  | 'back'
  | 'sale_started'
  | 'sale_ended'
  | 'silent'
  | 'unreadable'
  | 'heard'
  | 'matches'
  | 'storeMatches'
  | 'rankRose'
  | 'rankFell'
  | 'orders'
  | 'revenue'
  | 'retractedMany'
  | 'ordersRetracted'
  | 'revenueRetracted'
  | 'matchRetracted'
  | 'storeMatchRetracted'
  | 'retracted',
  string
>;

/** The texts of a workbook's notes. */
type FileTexts = Record<'dataSheet' | 'aboutSheet' | 'what' | 'period' | 'utcDays' | 'madeAt', string> & {
  title: Record<FileName, string>;
} & Record<
    'heading' | 'meaning',
    Record<
      | ('orders' | 'revenue' | 'price' | 'change' | 'ranges' | 'basis')
      | ('empty' | 'rounded' | 'written' | 'practice' | 'rows'),
      string
    >
  >;

/** The texts of a list that is sent repeatedly. */
type ExportTexts = Record<'subject' | 'attached' | 'day' | 'week' | 'month' | 'button' | 'footer' | 'stop', string>;
export type BriefTexts = {
  title: Record<'daily' | 'weekly' | 'monthly', string>;
  part: Record<'moved' | 'sale' | 'launch' | 'sold_out' | 'silent', string>;
} & Record<'allStores' | 'late' | 'nothing' | 'open' | 'change' | 'stop', string>;

type Texts = {
  /** The sender's name, as the screens of that language show it. */
  sender: string;
  plan: Record<'FREE' | 'BASIC' | 'STANDARD' | 'PREMIUM', string>;
  mail: Record<MailKind | BillingMailKind, MailTexts>;
  message: MessageTexts;
  file: FileTexts;
  export: ExportTexts;
  brief: BriefTexts;
};

export const MAIL_TEXTS: Record<Language, Texts> = { en, fr, ar };

import type { ReactNode } from 'react';
import type { PublicPath } from '../navigation/public-path.ts';
import { ComingSoon } from '../routes/help/coming-soon.tsx';
import { LandingPage } from '../routes/landing/landing-page.tsx';
import { CookieChoice } from '../routes/legal/cookie-choice.tsx';
import { LegalPage } from '../routes/legal/legal-page.tsx';

export type PublicPage = { path: PublicPath; content: ReactNode; isIndexed: boolean };

export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', content: <LandingPage />, isIndexed: true },
  { path: '/terms', content: <LegalPage name="terms" />, isIndexed: true },
  { path: '/privacy', content: <LegalPage name="privacy" />, isIndexed: true },
  { path: '/refund', content: <LegalPage name="refund" />, isIndexed: true },
  { path: '/cookies', content: <LegalPage name="cookies" before={<CookieChoice />} />, isIndexed: true },
  { path: '/help', content: <ComingSoon />, isIndexed: false },
  { path: '/help/contact', content: <ComingSoon />, isIndexed: false },
  { path: '/help/guides', content: <ComingSoon />, isIndexed: false },
  { path: '/help/guides/get-started', content: <ComingSoon />, isIndexed: false },
  { path: '/help/faq', content: <ComingSoon />, isIndexed: false },
];

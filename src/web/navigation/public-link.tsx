import MuiLink, { type LinkProps } from '@mui/material/Link';
import { useLocation } from 'react-router';
import { useLanguage } from '../settings/use-settings.ts';
import { publicPath } from './public-path.ts';
import { withQuery } from './text-link.tsx';

/** A link to a public page in the reader's language, with the page's query: a referral code, a page to return to. */
export function PublicLink({ to, ...props }: Omit<LinkProps, 'href'> & { to: string }) {
  return <MuiLink href={usePublicHref(to)} {...props} />;
}

export function usePublicHref(path: string): string {
  const language = useLanguage();
  const { search } = useLocation();
  return withQuery(publicPath(path, language), search);
}

import MuiLink, { type LinkProps as MuiLinkProps } from '@mui/material/Link';
import { type Link, type LinkProps, useLocation } from 'react-router';
import { AppLink } from './app-link.tsx';

type Props = MuiLinkProps<typeof Link, LinkProps> & {
  /** Adds the page's query: a referral code, a page to return to. */
  keepsQuery?: boolean;
};

export function TextLink({ keepsQuery = false, to, ...props }: Props) {
  const { search } = useLocation();
  const target = keepsQuery && typeof to === 'string' ? withQuery(to, search) : to;
  return <MuiLink component={AppLink} to={target} {...props} />;
}

export function withQuery(path: string, search: string): string {
  const [place = '', hash] = path.split('#', 2);
  return place + search + (hash ? `#${hash}` : '');
}

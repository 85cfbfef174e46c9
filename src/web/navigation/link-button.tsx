import Button, { type ButtonProps } from '@mui/material/Button';
import type { Link, LinkProps } from 'react-router';
import { AppLink } from './app-link.tsx';

/** A link that looks like a button. The next page keeps the period. */
export function LinkButton(props: ButtonProps<typeof Link, LinkProps>) {
  return <Button component={AppLink} {...props} />;
}

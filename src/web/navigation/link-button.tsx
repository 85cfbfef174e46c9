import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type LinkProps } from 'react-router';

/** A link that looks like a button. */
export function LinkButton(props: ButtonProps<typeof Link, LinkProps>) {
  return <Button component={Link} {...props} />;
}

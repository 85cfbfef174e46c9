import { TextLink } from './text-link.tsx';

type Props = {
  to: string;
  name: string;
  sx?: { lineHeight?: string; minHeight?: number; minWidth?: number; maxWidth?: number };
};

/** The name of a store or product in one line, as a link to its page. */
export function NameLink({ to, name, sx }: Props) {
  return (
    <TextLink
      to={to}
      variant="subtitle2"
      color="textPrimary"
      underline="hover"
      noWrap
      dir="auto"
      title={name}
      sx={{ display: 'block', ...sx }}
    >
      {name}
    </TextLink>
  );
}

import Avatar from '@mui/material/Avatar';

type Props = { name: string; image: string | null | undefined; px: number };

/** The picture, or the first letter. It decorates the name beside it. */
export function UserAvatar({ name, image, px }: Props) {
  return (
    <Avatar
      src={image ?? undefined}
      alt=""
      sx={{
        width: px,
        height: px,
        fontSize: `${px / 36}rem`,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {[...name.trim()][0]?.toLocaleUpperCase()}
    </Avatar>
  );
}

import ShowChart from '@mui/icons-material/ShowChart';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What the reader can do about it. */
  action?: ReactNode;
};

/** Shown instead of a chart that has nothing to draw. */
export function NothingDrawn({ children, action }: Props) {
  return (
    <Stack
      data-nothing-drawn
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: 4,
        borderRadius: 1,
        bgcolor: 'surface.sunken',
      }}
    >
      <ShowChart aria-hidden sx={{ fontSize: 32, color: 'text.secondary' }} />
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '56ch' }}>
        {children}
      </Typography>
      {action}
    </Stack>
  );
}

/** Keeps a chart's card as high while it loads. A card without a chart is as high as its content. */
export function chartCardSx(minHeight: number) {
  return { '&:not(:has([role=alert], [data-nothing-drawn]))': { minHeight } };
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';

type Props = {
  title: string;
  description?: ReactNode;
  children: ReactNode;
  isDangerous?: boolean;
  /** The part behind # of an address that leads here. */
  anchor?: string;
};

/** A section with its description beside its content, or above it in narrow places. */
export function SectionCard({ title, description, children, isDangerous = false, anchor }: Props) {
  const titleId = useId();
  const { hash } = useLocation();
  const card = useRef<HTMLElement>(null);
  const isMeant = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    // the section comes later than the page, so the browser does not find it
    if (isMeant) card.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <Card
      component="section"
      ref={card}
      aria-labelledby={titleId}
      sx={{
        scrollMarginBlockStart: 72,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '260px minmax(0, 1fr)' },
        columnGap: 5,
        rowGap: 2.5,
        p: { xs: 2.5, sm: 3.5 },
        ...(isDangerous ? { borderColor: 'error.main' } : {}),
      }}
    >
      <Box>
        <Typography id={titleId} variant="h6" component="h2">
          {title}
        </Typography>
        {description && (
          <Typography variant="body2" component="div" sx={{ mt: 0.75, color: 'text.secondary' }}>
            {description}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Card>
  );
}

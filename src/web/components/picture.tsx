import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';

type Props = { src: string | null; px: number; look: Record<string, string | number>; children: ReactNode };

/**
 * A picture beside the name of what it shows, with a fallback if it is missing or does not load. MUI's own avatar
 * requests a picture twice and re-renders when it has loaded.
 */
export function Picture({ src, px, look, children }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box aria-hidden sx={{ ...FRAME, width: px, height: px, ...look }}>
      {src && src !== failed ? <img alt="" src={src} loading="lazy" onError={() => setFailed(src)} /> : children}
    </Box>
  );
}

const FRAME = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  borderRadius: 1,
  lineHeight: 1,
  userSelect: 'none',
  '& > img': { width: 1, height: 1, objectFit: 'cover' },
};

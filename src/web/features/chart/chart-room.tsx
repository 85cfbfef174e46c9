import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

/** Paper may be narrower than the screen, and nothing is told of it: what is drawn shrinks to its width. */
const ON_PAPER = {
  '@media print': {
    '& div:has(> .MuiChartsSurface-root)': { display: 'block' },
    '& .MuiChartsSurface-root': { maxWidth: 1 },
  },
};

type Props = { height: number; children: (widthPx: number) => ReactNode };

/** Where a chart is drawn. It is told its width: one that measures itself is drawn twice, the second time in one go. */
export function ChartRoom({ height, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      // what is hidden has no width
      if (width > 0) startTransition(() => setWidthPx(Math.floor(width)));
    });
    observer.observe(room.current!);
    return () => observer.disconnect();
  }, []);
  const waiting = <Skeleton variant="rounded" height={height} />;
  return (
    <Box ref={room} sx={{ height, ...ON_PAPER }}>
      {widthPx === undefined ? waiting : <Suspense fallback={waiting}>{children(widthPx)}</Suspense>}
    </Box>
  );
}

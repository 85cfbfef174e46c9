import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';

/**
 * Paper may be narrower than the screen, and no resize is reported for it. So the drawing shrinks to the paper's width.
 */
const ON_PAPER = {
  '@media print': {
    '& div:has(> .MuiChartsSurface-root)': { display: 'block' },
    '& .MuiChartsSurface-root': { maxWidth: 1 },
  },
};

type Props = { height: number; children: (widthPx: number) => ReactNode };

/**
 * The place of a chart, which gets its width from here. A chart that measures itself renders twice, and the second time
 * blocks.
 */
export function ChartRoom({ height, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [widthPx, setWidthPx] = useState<number>();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      // a hidden element has no width
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

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Canvas = styled('svg')(({ theme }) => ({
  display: 'block',
  width: 200,
  maxWidth: '100%',
  height: 'auto',
  '& .soft': { fill: theme.vars.palette.surface.sunken },
  '& .paper': { fill: theme.vars.palette.background.paper },
  '& .card': {
    fill: theme.vars.palette.background.paper,
    stroke: theme.vars.palette.surface.outline,
    strokeWidth: 2.5,
    strokeLinejoin: 'round',
  },
  '& .fill': { fill: theme.vars.palette.primary.main },
  '& .warn': { fill: theme.vars.palette.warning.main },
  '& .ink': { fill: theme.vars.palette.primary.contrastText },
  '& .line': {
    fill: 'none',
    stroke: theme.vars.palette.surface.outline,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '& .line.thin': { strokeWidth: 2 },
  '& .line.accent': { stroke: theme.vars.palette.primary.main, strokeWidth: 3.5 },
  '& .line.paper-line': { fill: 'none', stroke: theme.vars.palette.primary.contrastText, strokeWidth: 4 },
}));

/** A drawing of 200 × 140 units in the theme's colours. It decorates: words beside it say the same. */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <Canvas viewBox="0 0 200 140" aria-hidden focusable="false">
      {children}
    </Canvas>
  );
}

import type { SxProps, Theme } from '@mui/material/styles';

const LINES = 'transparent 0 4px, rgb(255 255 255 / 0.55) 4px 6px';
const PATTERNS = [
  'none',
  `repeating-linear-gradient(45deg, ${LINES})`,
  'radial-gradient(rgb(255 255 255 / 0.7) 1.5px, transparent 2px)',
  `repeating-linear-gradient(0deg, ${LINES})`,
  `repeating-linear-gradient(-45deg, ${LINES})`,
  `repeating-linear-gradient(90deg, ${LINES}), repeating-linear-gradient(0deg, ${LINES})`,
];

/** The look of a part by its place in the strip; null: of all other parts. Patterns differ as well as colours. */
export function markOf(place: number | null): Exclude<SxProps<Theme>, readonly unknown[]> {
  return {
    forcedColorAdjust: 'none',
    bgcolor: place === null ? 'surface.outline' : `chart.series${(place % PATTERNS.length) + 1}`,
    backgroundImage: PATTERNS[place === null ? 0 : place % PATTERNS.length],
    backgroundSize: place === 2 ? '7px 7px' : undefined,
  };
}

import Box from '@mui/material/Box';
import { areaUnder, sparklinePaths } from './sparkline-path.ts';

type Props = { values: readonly (number | null)[]; width?: number; height?: number };

/** A small line without axes. It decorates the number beside it, so screen readers skip it. */
export function Sparkline({ values, width = 96, height = 28 }: Props) {
  const pad = 2;
  const paths = sparklinePaths(values, width - 2 * pad, height - 2 * pad);
  if (paths.length === 0) return null;
  return (
    <Box
      component="svg"
      aria-hidden
      preserveAspectRatio="none"
      viewBox={`${-pad} ${-pad} ${width} ${height}`}
      sx={(theme) => ({
        // drawn for `width`, and squeezed if there is less room
        width: '100%',
        maxWidth: width,
        minWidth: 0,
        height,
        overflow: 'visible',
        color: 'primary.main',
        // time runs right to left in right-to-left text
        transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
      })}
    >
      {paths.map((path) => (
        <path key={`${path} area`} d={areaUnder(path, height - 2 * pad)} fill="currentColor" opacity={0.12} />
      ))}
      {paths.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={1.75}
          vectorEffect="non-scaling-stroke"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </Box>
  );
}

import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AnimatedLine, type AnimatedLineProps } from '@mui/x-charts/LineChart';
import { useId } from 'react';

type Props = AnimatedLineProps & {
  /** Of the series `current`: the last finished bucket. What follows is still running and drawn apart. */
  runningFrom?: string;
};

/** A line of the chart; its way into a bucket that is still running stands in a group of its own, `data-running`. */
export function TrendLine({ runningFrom, ...line }: Props) {
  const { top, left, width, height } = useDrawingArea();
  const scale = useXScale<'point'>();
  const clipId = useId();
  const x = runningFrom === undefined ? undefined : scale(runningFrom);
  if (x === undefined || line.ownerState.seriesId !== 'current') return <AnimatedLine {...line} />;
  const [first, last] = scale.range() as [number, number];
  const before = { x: left - width, width: x - left + width };
  const after = { x, width: left + 2 * width - x };
  // a mirrored axis runs the other way
  const [finished, running] = first <= last ? [before, after] : [after, before];
  const tall = { y: top - height, height: 3 * height };
  return (
    <>
      <clipPath id={`${clipId}finished`}>
        <rect {...tall} {...finished} />
      </clipPath>
      <clipPath id={`${clipId}running`}>
        <rect {...tall} {...running} />
      </clipPath>
      <g clipPath={`url(#${clipId}finished)`}>
        <AnimatedLine {...line} />
      </g>
      <g clipPath={`url(#${clipId}running)`} data-running>
        <AnimatedLine {...line} />
      </g>
    </>
  );
}

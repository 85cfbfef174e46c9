/** The dashes of the line at each place, so that lines differ not only by colour. */
export const LINE_DASHES = ['none', '8 4', '2 3', '10 3 2 3', '5 2'] as const;

export function lineColor(place: number): `chart.series${1 | 2 | 3 | 4 | 5}` {
  return `chart.series${((place % 5) + 1) as 1 | 2 | 3 | 4 | 5}`;
}

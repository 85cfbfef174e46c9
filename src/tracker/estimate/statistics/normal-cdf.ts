/** The part of the standard normal distribution below z. Zelen and Severo 1964, 26.2.17. */
export function normalCdf(z: number): number {
  if (z < 0) return 1 - normalCdf(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const density = Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);
  return 1 - density * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
}

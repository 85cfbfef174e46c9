/** Messages between the benchmark and the serving process. */
export type Question = { ask: 'cpu' } | { ask: 'bound'; of: 'argon2' | 'rs256'; seconds: number };
export type Answer = { port: number } | { cpuMs: number } | { perSecond: number; cpuMsEach: number };

export const API_KEY = 'bench';

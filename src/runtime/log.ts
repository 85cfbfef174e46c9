import { type LevelWithSilent, pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

const root = pino({ level: 'warn', base: null });

export const log: Log = root;

export function setLogLevel(level: LevelWithSilent): void {
  root.level = level;
}

import { pino } from 'pino';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

export const log = pino({ level: process.env.LOG_LEVEL ?? 'warn', base: null });

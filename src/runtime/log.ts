import { type LevelWithSilent, pino } from 'pino';
import { currentContext } from './work-context.ts';

export type Log = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error'>;

const HIDDEN = '…';
/** Secrets by their shape, anywhere in an entry: in a message, a cause, an address, a field of an error. */
const SHAPES: readonly [RegExp, string][] = [
  // addresses with a password
  [/(:\/\/[^:@/\s"]*:)[^@/\s"]+(?=@)/g, `$1${HIDDEN}`],
  // tokens, ours and others', and what is joined to them: each word is searched only once
  [/(?<![\w-])(?=[\w-]*\beyJ[\w-]{8})[\w-]+\.[\w-]+\.[\w-]*/g, HIDDEN],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  // links that are mailed or printed
  [/([?&](?:oobCode|operator|code|token|key|state|id_token|refresh_token)=)[^&\s"\\]+/gi, `$1${HIDDEN}`],
  [
    /("(?:password|passwd|secret|token|idToken|refreshToken|authorization|cookie|oobCode)":")(?:[^"\\]|\\.)*/gi,
    `$1${HIDDEN}`,
  ],
  // PostgreSQL quotes the values of a row that broke a rule, people's addresses among them
  [/("(?:detail|where|parameters)":")(?:[^"\\]|\\.)*/g, `$1${HIDDEN}`],
];
let secrets: readonly string[] = [];

/** Values that are never logged, wherever they occur. */
export function hideFromLog(values: readonly string[]): void {
  secrets = values.flatMap((value) => [value, JSON.stringify(value).slice(1, -1)]);
}

export function withoutSecrets(line: string): string {
  const plain = secrets.reduce((text, secret) => text.replaceAll(secret, HIDDEN), line);
  return SHAPES.reduce((text, [shape, instead]) => text.replace(shape, instead), plain);
}

const root = pino({
  level: 'warn',
  base: null,
  mixin: () => ({ ...currentContext() }),
  hooks: { streamWrite: withoutSecrets },
});

export const log: Log = root;

export function setLogLevel(level: LevelWithSilent): void {
  root.level = level;
}

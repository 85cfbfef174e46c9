import { messageText, nameIn } from '#mail/message-text.ts';
import type { Message } from './message.ts';

/** A message's title: its only line; the number of lines and their rule; or the number of rules. */
export function titleOf({ type, language, lines, more, rules }: Omit<Message, 'title'>): string {
  const count = lines.length + more;
  if (count === 1) return lines[0]!.text;
  if (type === 'alert.retracted') return messageText(language, 'retractedMany', { count });
  return rules.length === 1
    ? messageText(language, 'many', { count, rule: nameIn(language, rules[0]!) })
    : messageText(language, 'manyRules', { count, rules: rules.length });
}

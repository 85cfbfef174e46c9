import { z } from 'zod';
import { answers } from '../answers.ts';
import type { RouteContext, TypedApp } from '../route-context.ts';

const Outbox = z.array(
  z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: z.iso.datetime() }),
);
const PracticeStores = z.array(z.object({ name: z.string(), platform: z.string(), url: z.string() }));
const tags = ['Local mode'];

/** Windows into a local server; to be registered in local mode only, where they are the stand-ins of a mailbox and of the internet. */
export function devRoutes(app: TypedApp, { outbox, practiceStores }: RouteContext): void {
  app.get(
    '/dev/outbox',
    { schema: { tags, summary: 'The mail that would have been sent, newest first', response: answers(Outbox) } },
    async () => (await outbox?.()) ?? [],
  );
  app.get(
    '/dev/practice-stores',
    { schema: { tags, summary: 'The practice stores that are open', response: answers(PracticeStores) } },
    async () => practiceStores?.() ?? [],
  );
}

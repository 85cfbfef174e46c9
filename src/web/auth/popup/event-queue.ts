import { authError } from './auth-error.ts';
import type { AuthEvent, AuthEventType, EventConsumer, EventManager } from './resolver-types.ts';

/** Passes each event of the frame once, to the operation that waits for it. */
export class EventQueue implements EventManager {
  readonly #consumers = new Set<EventConsumer>();
  readonly #seenIds = new Set<string>();
  /** The result of a redirect, until an operation asks for it. */
  #waiting: AuthEvent | null = null;

  registerConsumer(consumer: EventConsumer): void {
    this.#consumers.add(consumer);
    const waiting = this.#waiting;
    if (!waiting || !isFor(waiting, consumer)) return;
    this.#waiting = null;
    hand(waiting, consumer);
  }

  unregisterConsumer(consumer: EventConsumer): void {
    this.#consumers.delete(consumer);
  }

  add(event: AuthEvent | undefined): void {
    if (!event) {
      for (const consumer of [...this.#consumers]) consumer.onError(authError('invalid-auth-event'));
      return;
    }
    if (event.eventId) {
      // The handler page sends each event in two ways, in case one is blocked.
      if (this.#seenIds.has(event.eventId)) return;
      this.#seenIds.add(event.eventId);
    }
    const consumers = [...this.#consumers].filter((consumer) => isFor(event, consumer));
    for (const consumer of consumers) hand(event, consumer);
    if (consumers.length === 0 && (event.type === 'unknown' || event.type.endsWith('Redirect'))) this.#waiting = event;
  }

  /** Fails an operation whose event has not come. Does nothing if it has. */
  fail(type: AuthEventType, eventId: string | null, code: string): void {
    if (eventId && this.#seenIds.has(eventId)) return;
    this.add({
      type,
      eventId,
      urlResponse: null,
      sessionId: null,
      postBody: null,
      tenantId: null,
      error: { code: `auth/${code}`, message: code },
    });
  }
}

function isFor(event: AuthEvent, consumer: EventConsumer): boolean {
  return consumer.filter.includes(event.type) && (consumer.eventId === null || consumer.eventId === event.eventId);
}

function hand(event: AuthEvent, consumer: EventConsumer): void {
  const { type, error } = event;
  // A missing event after a redirect is not an error.
  if (!error || (type === 'unknown' && error.code === 'auth/no-auth-event')) consumer.onAuthEvent(event);
  else consumer.onError(authError(error.code.replace(/^auth\//, '') || 'internal-error', error.message));
}

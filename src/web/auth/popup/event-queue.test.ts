import { describe, expect, it } from 'vitest';
import { EventQueue } from './event-queue.ts';
import type { AuthEvent, AuthEventType, EventConsumer } from './resolver-types.ts';

const event = (type: AuthEventType, eventId: string | null, code?: string): AuthEvent => ({
  type,
  eventId,
  urlResponse: null,
  sessionId: null,
  postBody: null,
  tenantId: null,
  error: code ? { code, message: code } : null,
});

function consumer(filter: AuthEventType[], eventId: string | null): EventConsumer & { seen: string[] } {
  const seen: string[] = [];
  return {
    filter,
    eventId,
    seen,
    onAuthEvent: ({ type }) => seen.push(type),
    onError: (error) => seen.push((error as Error & { code: string }).code),
  };
}

describe('EventQueue', () => {
  it('passes an event once, to the operation it belongs to', () => {
    const queue = new EventQueue();
    const [mine, other] = [consumer(['signInViaPopup'], 'a'), consumer(['signInViaPopup'], 'b')];
    queue.registerConsumer(mine);
    queue.registerConsumer(other);
    queue.add(event('signInViaPopup', 'a'));
    queue.add(event('signInViaPopup', 'a'));
    expect(mine.seen).toEqual(['signInViaPopup']);
    expect(other.seen).toEqual([]);
  });

  it('keeps the result of a redirect until it is asked for', () => {
    const queue = new EventQueue();
    queue.add(event('signInViaRedirect', 'a'));
    const late = consumer(['signInViaRedirect', 'unknown'], null);
    queue.registerConsumer(late);
    queue.registerConsumer(late);
    expect(late.seen).toEqual(['signInViaRedirect']);
  });

  it('does not treat a redirect that never was as an error', () => {
    const queue = new EventQueue();
    const waiting = consumer(['signInViaRedirect', 'unknown'], null);
    queue.registerConsumer(waiting);
    queue.add(event('unknown', null, 'auth/no-auth-event'));
    expect(waiting.seen).toEqual(['unknown']);
  });

  it('gives an error its code', () => {
    const queue = new EventQueue();
    const mine = consumer(['linkViaPopup'], 'a');
    queue.registerConsumer(mine);
    queue.add(event('linkViaPopup', 'a', 'auth/user-cancelled'));
    expect(mine.seen).toEqual(['auth/user-cancelled']);
  });

  it('does not fail an operation on a closed window if its event has come', () => {
    const queue = new EventQueue();
    const [done, left] = [consumer(['signInViaPopup'], 'a'), consumer(['signInViaPopup'], 'b')];
    queue.registerConsumer(done);
    queue.registerConsumer(left);
    queue.add(event('signInViaPopup', 'a'));
    queue.fail('signInViaPopup', 'a', 'popup-closed-by-user');
    queue.fail('signInViaPopup', 'b', 'popup-closed-by-user');
    expect(done.seen).toEqual(['signInViaPopup']);
    expect(left.seen).toEqual(['auth/popup-closed-by-user']);
  });

  it('passes a missing event to every operation', () => {
    const queue = new EventQueue();
    const mine = consumer(['signInViaPopup'], 'a');
    queue.registerConsumer(mine);
    queue.add(undefined);
    expect(mine.seen).toEqual(['auth/invalid-auth-event']);
  });
});

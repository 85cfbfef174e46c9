// @vitest-environment happy-dom
import type { User } from 'firebase/auth';
import { expect, test, vi } from 'vitest';
import { secondsUntilResend, sendVerificationMail } from './verification-mail.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('firebase/auth', () => ({ sendEmailVerification: send }));

const waits = (userId: string) => secondsUntilResend(userId, Date.now()) > 0;

test('another mail has to wait from the first request on, unless that fails', async () => {
  const leaving = Promise.withResolvers<void>();
  send.mockReturnValueOnce(leaving.promise);
  const sent = sendVerificationMail({ uid: 'ada' } as User, '/overview');
  expect(waits('ada')).toBe(true);
  leaving.resolve();
  await sent;
  expect(waits('ada')).toBe(true);

  send.mockRejectedValueOnce(new Error('too many requests'));
  await expect(sendVerificationMail({ uid: 'ben' } as User, '/overview')).rejects.toThrow();
  expect(waits('ben')).toBe(false);
});

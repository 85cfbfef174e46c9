import type { Auth } from 'firebase/auth';

type Container = {
  getProvider(name: 'auth-internal'): { getImmediate(): { addAuthTokenListener(listener: () => void): void } };
};

/**
 * The SDK renews a token by itself only while another of its products listens for tokens. This listener stands in for
 * one. Renewal is 5 minutes before expiry, and after a network failure 30 s later, doubling to 16 minutes.
 */
export function keepTokenFresh({ app }: Auth): void {
  const { container } = app as unknown as { container: Container };
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {});
}

import type { Auth } from 'firebase/auth';

type Container = {
  getProvider(name: 'auth-internal'): { getImmediate(): { addAuthTokenListener(listener: () => void): void } };
};

/**
 * The SDK renews a token by itself (5 minutes before it expires; after a network failure 30 s later, doubling to
 * 16 minutes) only while another of its products listens for tokens. We are that product.
 */
export function keepTokenFresh({ app }: Auth): void {
  const { container } = app as unknown as { container: Container };
  container
    .getProvider('auth-internal')
    .getImmediate()
    .addAuthTokenListener(() => {});
}

import { queryOptions } from '@tanstack/react-query';
import { multiFactor, type User } from 'firebase/auth';
import { queryClient } from '../../api/query-client.ts';
import { userInfoKey } from '../../api/user-info.ts';
import { signedInUser } from '../../auth/signed-in-user.ts';
import { reloadAccount } from '../../auth/start-auth.ts';

export type LinkedProvider = { id: string; email: string | null };
export type AccountView = {
  email: string;
  name: string;
  hasPassword: boolean;
  /** Linked providers, without the password. */
  providers: LinkedProvider[];
  factors: { id: string; enrolledAt: string }[];
};

const key = ['account'] as const;

/** The account as the identity service has it now. */
export function accountQuery() {
  return queryOptions({
    queryKey: key,
    queryFn: async () => {
      const user = await getSignedIn();
      await user.reload();
      return viewOf(user);
    },
  });
}

/** Refreshes the account list, the name in the top bar and the user's info after every change. */
export async function renewAccount(): Promise<void> {
  await reloadAccount().catch(() => {});
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: key }),
    queryClient.invalidateQueries({ queryKey: userInfoKey }),
  ]);
}

/** Throws if nobody is signed in any more. */
export async function getSignedIn(): Promise<User> {
  const user = await signedInUser();
  if (!user) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/user-token-expired' });
  return user;
}

function viewOf(user: User): AccountView {
  const external = user.providerData.filter(({ providerId }) => providerId !== 'password');
  return {
    email: user.email ?? '',
    name: user.displayName ?? '',
    hasPassword: external.length < user.providerData.length,
    providers: external.map(({ providerId, email }) => ({ id: providerId, email })),
    factors: multiFactor(user).enrolledFactors.map(({ uid, enrollmentTime }) => ({
      id: uid,
      enrolledAt: enrollmentTime,
    })),
  };
}

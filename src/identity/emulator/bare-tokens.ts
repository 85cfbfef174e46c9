import { decodeJwt } from 'jose';
import { z } from 'zod';
import type { Emulation } from '../deps.ts';
import { profileOf } from '../provider/profile-of.ts';

const CustomToken = z.object({
  uid: z.string().optional(),
  user_id: z.string().optional(),
  claims: z.record(z.string(), z.unknown()).default({}),
});
const ProviderToken = z.looseObject({ sub: z.string().min(1) });

/** Reads `{"uid","claims"}`, or a token that contains it. Signatures are not checked. */
export const readBareCustomToken: Emulation['readCustomToken'] = (token) => {
  const given = CustomToken.safeParse(read(token)).data;
  const uid = given?.uid ?? given?.user_id;
  return given && uid !== undefined ? { uid, claims: given.claims } : null;
};

/** Reads `{"sub","email","email_verified",…}`, or a token that contains it. */
export const readBareProviderToken: Emulation['readProviderToken'] = (providerId, idToken) => {
  const claims = ProviderToken.safeParse(read(idToken)).data;
  return claims ? profileOf({ id: providerId, isEmailTrusted: true }, claims) : null;
};

function read(token: string): unknown {
  try {
    return token.startsWith('{') ? JSON.parse(token) : decodeJwt(token);
  } catch {
    return null;
  }
}

import { z } from 'zod';

/** One issuer of `OIDC_PROVIDERS`. */
const ProviderSetting = z.strictObject({
  /** The provider's id is `oidc.` and this name. */
  name: z.string().regex(/^[a-z\d][a-z\d.-]{0,30}$/),
  /** The text of its button. */
  label: z.string().min(1).max(40),
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  /** Whether we believe it that an address is verified. */
  trustsEmail: z.boolean().default(false),
  /** The hosts of its people's pictures; by default its own host. */
  pictureHosts: z.array(z.hostname().toLowerCase()).optional(),
});
export type ProviderSetting = z.infer<typeof ProviderSetting>;

const FORM = 'must be a JSON list of {"name","label","issuer","clientId","clientSecret","trustsEmail","pictureHosts"}';

/** The JSON list in the environment. */
export const providerSettings = z
  .string()
  .transform((text, context) => {
    try {
      return z.array(ProviderSetting).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: FORM });
      return z.NEVER;
    }
  })
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length, FORM);

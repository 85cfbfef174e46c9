import { z } from 'zod';

export const CHANNEL_KINDS = ['mail', 'webhook', 'slack', 'discord', 'teams', 'feed'] as const;
export const ChannelKind = z.enum(CHANNEL_KINDS);
export type ChannelKind = z.infer<typeof ChannelKind>;

/** The kinds that receive a request at an address of theirs. */
const ADDRESSED_KINDS = ['webhook', 'slack', 'discord', 'teams'] as const;
export type AddressedKind = (typeof ADDRESSED_KINDS)[number];

const Address = z.url({ protocol: /^https?$/ }).max(2_000);

/** Mail goes to the account's own address. A feed is read at an address that we create. */
export const ChannelTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail') }),
  z.object({ kind: z.literal('feed') }),
  z.object({ kind: z.literal('webhook'), url: Address }),
  z.object({ kind: z.literal('slack'), url: Address }),
  z.object({ kind: z.literal('discord'), url: Address }),
  z.object({ kind: z.literal('teams'), url: Address }),
]);
export type ChannelTarget = z.infer<typeof ChannelTarget>;

/** The secret that signs a webhook's messages (Standard Webhooks): `whsec_` and 24 to 64 bytes. */
export const SigningSecret = z.string().regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, { message: 'whsec_ and base64' });

export const LONGEST_CHANNEL_NAME = 80;

export const ChannelBody = z.object({
  name: z.string().trim().min(1).max(LONGEST_CHANNEL_NAME),
  target: ChannelTarget,
  secret: SigningSecret.optional().describe('For a webhook that was tried, the secret that signed the trial.'),
});
export type ChannelBody = z.infer<typeof ChannelBody>;

/** Why we did not send a message, or took its answer for a failure. */
export const SEND_ERRORS = ['no-address', 'refusing', 'redirect'] as const;
export type SendError = (typeof SEND_ERRORS)[number];

export const Channel = z.object({
  id: z.string(),
  name: z.string(),
  kind: ChannelKind,
  shown: z.string().describe('The address of a mail or a feed. For any other kind, only the host.'),
  createdAt: z.iso.datetime(),
  failingSince: z.iso.datetime().nullable(),
  switchedOffAt: z.iso
    .datetime()
    .nullable()
    .describe('When messages stopped, after days of failure or because the address is gone. Null if they are sent.'),
});
export type Channel = z.infer<typeof Channel>;

export const ChannelList = z.object({ items: z.array(Channel), limit: z.number().int() });
export type ChannelList = z.infer<typeof ChannelList>;

/** A webhook's secret is shown only in this answer. */
export const MadeChannel = Channel.extend({ secret: z.string().nullable() });
export type MadeChannel = z.infer<typeof MadeChannel>;

export const ChannelTrialBody = ChannelBody.pick({ target: true, secret: true });
export type ChannelTrialBody = z.infer<typeof ChannelTrialBody>;

/** The result of a test message. */
export const ChannelTrial = z.object({
  isDelivered: z.boolean(),
  status: z.number().int().nullable(),
  error: z
    .string()
    .nullable()
    .describe(`What went wrong: ${SEND_ERRORS.join(', ')}, or as the network reported it.`),
  secret: z.string().nullable().describe('For a webhook, the secret that signed the message.'),
});
export type ChannelTrial = z.infer<typeof ChannelTrial>;

export const DELIVERY_STATES = ['waiting', 'delivered', 'given-up'] as const;
export const DeliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof DeliveryState>;

export const DeliveryTry = z.object({
  at: z.iso.datetime(),
  status: z.number().int().nullable(),
  error: z.string().nullable(),
});
export type DeliveryTry = z.infer<typeof DeliveryTry>;

export const Delivery = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  state: DeliveryState,
  tries: z.array(DeliveryTry),
});
export type Delivery = z.infer<typeof Delivery>;

/** Newest first. */
export const DeliveryList = z.object({ items: z.array(Delivery) });
export type DeliveryList = z.infer<typeof DeliveryList>;

import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import {
  ChannelBody,
  ChannelList,
  ChannelTrial,
  ChannelTrialBody,
  DeliveryList,
  MadeChannel,
} from '../messages/channel.ts';

const subject = 'Alerts';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const channelEndpoints = {
  listChannels: endpoint({
    method: 'GET',
    path: '/api/channels',
    subject,
    summary: 'The channels that my alerts go to',
    access,
    answer: ChannelList,
  }),
  makeChannel: endpoint({
    method: 'POST',
    path: '/api/channels',
    subject,
    summary: 'Add a channel',
    access,
    body: ChannelBody,
    answer: MadeChannel,
    status: 201,
  }),
  tryChannel: endpoint({
    method: 'POST',
    path: '/api/channels/try',
    subject,
    summary: 'Send a test message without saving the channel',
    access,
    body: ChannelTrialBody,
    answer: ChannelTrial,
  }),
  removeChannel: endpoint({
    method: 'DELETE',
    path: '/api/channels/{id}',
    subject,
    summary: 'Remove a channel and its unsent messages',
    access,
    params,
    answer: NOTHING,
  }),
  resumeChannel: endpoint({
    method: 'POST',
    path: '/api/channels/{id}/resume',
    subject,
    summary: 'Switch a channel on again',
    access,
    params,
    answer: NOTHING,
  }),
  listDeliveries: endpoint({
    method: 'GET',
    path: '/api/channels/{id}/deliveries',
    subject,
    summary: 'The latest fifty messages to a channel, with every attempt',
    access,
    params,
    answer: DeliveryList,
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/api/deliveries/{id}/replay',
    subject,
    summary: 'Send a message again, with the same id',
    access,
    params,
    answer: NOTHING,
  }),
  getFeed: endpoint({
    method: 'GET',
    path: '/feeds/alerts.atom',
    subject,
    summary: 'The messages of a feed, at a secret address',
    access: 'open',
    query: z.object({ key: z.string().max(100).optional() }),
    answer: z.string(),
    answerType: 'application/atom+xml; charset=utf-8',
  }),
};

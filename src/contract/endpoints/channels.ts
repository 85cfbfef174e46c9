import { z } from 'zod';
import { ChannelBody, ChannelList, ChannelTrial, ChannelTrialBody, DeliveryList, MadeChannel } from '../channel.ts';
import { endpoint, NOTHING } from '../endpoint.ts';

const subject = 'Alerts';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });

export const channelEndpoints = {
  listChannels: endpoint({
    method: 'GET',
    path: '/api/channels',
    subject,
    summary: 'Where I am told of what happens',
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
    summary: 'Send a test message, before anything is saved',
    access,
    body: ChannelTrialBody,
    answer: ChannelTrial,
  }),
  removeChannel: endpoint({
    method: 'DELETE',
    path: '/api/channels/{id}',
    subject,
    summary: 'Remove a channel, and what waits to be sent there',
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
    summary: 'The latest fifty messages to a channel, with every try',
    access,
    params,
    answer: DeliveryList,
  }),
  replayDelivery: endpoint({
    method: 'POST',
    path: '/api/deliveries/{id}/replay',
    subject,
    summary: 'Send a message once more, under the same id',
    access,
    params,
    answer: NOTHING,
  }),
  getFeed: endpoint({
    method: 'GET',
    path: '/feeds/alerts.atom',
    subject,
    summary: 'The messages of a feed, at an address that nobody guesses',
    access: 'open',
    query: z.object({ key: z.string().max(100).optional() }),
    answer: z.string(),
    answerType: 'application/atom+xml; charset=utf-8',
  }),
};

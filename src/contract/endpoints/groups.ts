import { z } from 'zod';
import { endpoint, NOTHING } from '../endpoint.ts';
import { GroupBody, GroupList, GroupPatch } from '../group.ts';

const subject = 'Groups';
const access = 'verified';
const params = z.object({ id: z.string().max(100) });
const made = z.object({ id: z.string() });

export const groupEndpoints = {
  listGroups: endpoint({
    method: 'GET',
    path: '/api/groups',
    subject,
    summary: 'My groups of stores and products, with their members',
    access,
    answer: GroupList,
  }),
  makeGroup: endpoint({
    method: 'POST',
    path: '/api/groups',
    subject,
    summary: 'Create a group of stores or of products',
    access,
    body: GroupBody,
    answer: made,
    status: 201,
  }),
  changeGroup: endpoint({
    method: 'PATCH',
    path: '/api/groups/{id}',
    subject,
    summary: 'Rename or recolour a group, add or remove members',
    access,
    params,
    body: GroupPatch,
    answer: NOTHING,
  }),
  removeGroup: endpoint({
    method: 'DELETE',
    path: '/api/groups/{id}',
    subject,
    summary: 'Remove a group with its alerts, briefs, shares and exports; its stores and products stay',
    access,
    params,
    answer: NOTHING,
  }),
};

import type { AnswerOf, Endpoint } from '#contract/endpoint.ts';
import { SHARE_HEADER } from '#contract/sharing/share.ts';
import { checkSignIn } from '../auth/check-sign-in.ts';
import { idToken } from '../auth/id-token.ts';
import { IS_SHARED, SHARE_SECRET } from '../share/shared-place.ts';
import { ApiProblem } from './api-problem.ts';
import { type Given, read, readAnswer, send } from './send.ts';

/** Calls our API as the signed-in user. Throws as `send` does. */
export async function ask<Declared extends Endpoint>(
  endpoint: Declared,
  given: Given<Declared>,
): Promise<Awaited<AnswerOf<Declared>>> {
  return readAnswer(endpoint, await sendSignedIn(endpoint, given), given.signal);
}

/** The same, for an answer that is a file. */
export async function askForFile(
  endpoint: Endpoint,
  given: { params?: Record<string, string>; query?: object; accept?: string },
): Promise<Blob> {
  const response = await sendSignedIn(endpoint, given as Given<Endpoint>);
  return read(() => response.blob(), undefined);
}

async function sendSignedIn<Declared extends Endpoint>(endpoint: Declared, given: Given<Declared>): Promise<Response> {
  if (IS_SHARED) return sendShared(endpoint, given);
  const token = await idToken();
  return send(endpoint, given, token ? { authorization: `Bearer ${token}` } : {}).catch((error: unknown) => {
    const isRefused = error instanceof ApiProblem && (error.status === 401 || error.code === 'account-disabled');
    if (token && isRefused) void checkSignIn();
    throw error;
  });
}

/** For a visitor of a shared page these errors mean that the page has ended; its owner would see the reason. */
const ENDED = ['not-found', 'plan-feature-required', 'plan-limit-reached'];

async function sendShared<Declared extends Endpoint>(endpoint: Declared, given: Given<Declared>): Promise<Response> {
  return send(endpoint, given, { [SHARE_HEADER]: SHARE_SECRET }).catch((error: unknown) => {
    const isOver = error instanceof ApiProblem && ENDED.includes(error.code);
    throw isOver ? new ApiProblem(410, { code: 'share-ended', requestId: error.requestId }) : error;
  });
}

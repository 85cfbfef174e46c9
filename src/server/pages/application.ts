import type { FastifyRequest } from 'fastify';
import type { PublicConfig } from '#contract/config.ts';
import { BLANK } from '#contract/page-blanks.ts';
import { createPage, type Page } from './page-reply.ts';
import { type Teller, tellAhead } from './tell-ahead.ts';

/** The application's one document: what the deployment is like stands in it, and what is told ahead to who asks for it. */
export function openApplication(
  teller: Teller,
  html: string,
  config: PublicConfig,
): (request: FastifyRequest) => Promise<Page> {
  const withConfig = html.replace(BLANK.config, () => asJson(config));
  const [before = '', after] = withConfig.split(BLANK.told);
  const plain = createPage(after === undefined ? before : `${before}null${after}`);
  return async (request) => {
    const told = after === undefined ? null : await tellAhead(teller, request);
    return told === null ? plain : createPage(`${before}${asJson(told)}${after}`, { isOnes: true });
  };
}

/** Nothing that it says ends the element that it stands in. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

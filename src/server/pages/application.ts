import type { FastifyRequest } from 'fastify';
import type { PublicConfig } from '#contract/config.ts';
import { BLANK } from '#contract/page-blanks.ts';
import { type InitialDataDeps, loadInitialData } from './load-initial-data.ts';
import { createPage, type Page } from './page-reply.ts';

/** The application's one document, with the deployment's config and the data that its reader's page begins with. */
export function openApplication(
  deps: InitialDataDeps,
  html: string,
  config: PublicConfig,
): (request: FastifyRequest) => Promise<Page> {
  const withConfig = html.replace(BLANK.config, () => asJson(config));
  const [before = '', after] = withConfig.split(BLANK.initialData);
  const plain = createPage(after === undefined ? before : `${before}null${after}`);
  return async (request) => {
    const data = after === undefined ? null : await loadInitialData(deps, request);
    return data === null ? plain : createPage(`${before}${asJson(data)}${after}`, { isOnes: true });
  };
}

/** Escapes `<`, so that no text can end the script element around it. */
function asJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

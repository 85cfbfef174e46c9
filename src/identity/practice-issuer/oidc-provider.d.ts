// The package has no types. These are the parts that we use.
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  export type Context = {
    oidc: {
      client: { clientId: string };
      session: { accountId: string };
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant };
    };
  };

  export default class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): RequestListener;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string }; consent: object } | { error: string; error_description: string },
    ): Promise<void>;
    on(event: string, listener: (...args: unknown[]) => void): this;
  }
}

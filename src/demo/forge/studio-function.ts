import { answer } from '../../../supabase/functions/studio/answer.ts';
import { createForge } from '../../../supabase/functions/studio/forge.ts';
import { createRepository } from '../../../supabase/functions/studio/repository.ts';
import type { SiteChecks } from '../../../supabase/functions/studio/site-checks.ts';

export interface StudioFunction {
  /** Answers a call of the forge's API, as `Forge` of `forge.ts` does. */
  forge: typeof fetch;
  /** "owner/name". */
  repository: string;
  app: { id: string; key: string };
  site: SiteChecks;
  /** Answers a call of the database. */
  database: typeof fetch;
  secretKey: string;
  publishableKey: string;
  /** Is told of what failed. */
  report(error: unknown): void;
}

/** The edge function `studio` on this machine: the same answers as on a hosted project's Deno. */
export function studioFunction(given: StudioFunction): (request: Request) => Promise<Response> {
  const { repository, app, site, secretKey, publishableKey } = given;
  const forge = createForge({
    ...{ api: 'https://api.forge.example', repository, app: app.id, key: app.key },
    ...{ fetch: given.forge, now: Date.now },
  });
  const services = {
    ...{ forge, site, now: Date.now, repository: createRepository(forge, 'main') },
    project: {
      rpc: (name: string, body: object, authorization?: string) =>
        given.database(`http://localhost/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(authorization === undefined
              ? { apikey: secretKey }
              : { apikey: publishableKey, authorization }),
          },
          body: JSON.stringify(body),
        }),
    },
  };
  return (request) => answer(request, services, given.report);
}

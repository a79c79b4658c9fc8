/** What whoever sets up the studio at an address is told: one link with the least rights, and what to do with it. */
import { PERMISSIONS } from '../../../supabase/functions/studio/forge.ts';
import { type Message, msg } from '../../words/message.ts';

/** GitHub's page "Registering a GitHub App using URL parameters". */
function newAppLink(page: string, repository: string): string {
  const name = `${repository.split('/')[1]}-studio`.slice(0, 34);
  const fields = { name, public: 'false', webhook_active: 'false', ...PERMISSIONS };
  const url = `https://github.com/${repository}`;
  return `https://github.com/${page}/apps/new?${new URLSearchParams({ ...fields, url })}`;
}

export const studioSteps = (repository: string): Message =>
  msg('supabase/studio:steps', {
    repository,
    link: newAppLink('settings', repository),
    organization: newAppLink(`organizations/${repository.split('/')[0]}/settings`, repository),
  });

/** Of `functions.env`, to be filled in. */
export const studioVariables = (): Message => msg('supabase/studio:variables');

/** Of the project's settings for the CLI, where the function is delivered. */
export const CONFIG = `
# It asks the database itself who calls, and what they may, with every request.
[functions.studio]
verify_jwt = false
`;

import type { AccountDrafts } from '../shared/account-drafts.ts';
import { serveWorkspace } from '../shared/channel-workspace.ts';
import type { Host } from '../shared/host.ts';
import type { StudioSettings } from '../shared/remote-site.ts';
import { addPicture } from './add-picture.ts';
import type { Ask } from './ask.ts';
import { readBuilt } from './browser-machine.ts';
import { createDeploys } from './deploys.ts';
import type { Machine } from './facts.ts';
import { iconDrawing } from './icon-drawing.ts';
import { type Kept, SITE_CHANGED } from './kept.ts';
import { createLinks } from './links.ts';
import { publish, type Worded } from './send.ts';
import type { OpenSession } from './session.ts';
import { createWaiting } from './waiting.ts';
import { remoteWorkspace } from './workspace.ts';

const BRINGING: readonly string[] = ['send', 'renew', 'withdraw'];

interface Given {
  settings: StudioSettings;
  machine: Machine;
  session: OpenSession;
  drafts: AccountDrafts;
  ask: Ask;
  kept: Kept;
  worded: Worded;
  /** Whether pictures can be shown before they are published. */
  canShow: boolean;
}

/** The window at an address: the function answers, and this browser keeps what is not published. */
export function remoteHost({
  settings,
  machine,
  session,
  drafts,
  ask: asked,
  kept,
  worded,
  canShow,
}: Given): Host {
  const id = `${settings.path} ${session.person.id}`;
  const waiting = createWaiting(asked);
  const { ask } = waiting;
  const workspace = remoteWorkspace({ ask, kept, machine, id, worded });
  const deploys = createDeploys(ask);
  const address = new URL(settings.link, location.origin).href;
  return {
    async ask(name, body) {
      const answer = await workspace[name](body as never);
      // What others have published may have come along.
      if (BRINGING.includes(name)) dispatchEvent(new Event(SITE_CHANGED));
      if (typeof answer === 'object' && 'isPublished' in answer && answer.isPublished)
        deploys.published(answer.commit);
      return answer as never;
    },
    startWorker() {
      const name = `studio ${crypto.randomUUID()}`;
      serveWorkspace(new BroadcastChannel(name), workspace);
      return new Worker(settings.worker, { type: 'module', name });
    },
    canvas: settings.canvas,
    icons: () => readBuilt(settings.icons),
    iconUrl: async (name) => iconDrawing(await machine.iconShapes(name)),
    ...(canShow && {
      addPicture: (file, watch) => addPicture({ ask, kept, machine, worded }, file, watch),
    }),
    hasSocialPictures: false,
    remote: {
      signIn: settings.signIn,
      drafts,
      hasEnded: session.hasEnded,
      deploy: deploys.deploy,
      waiting: waiting.count,
      subscribe(listener) {
        const ends = [session, deploys, waiting].map(({ subscribe }) => subscribe(listener));
        return () => {
          for (const end of ends) end();
        };
      },
      async publish(branch) {
        deploys.published(await publish({ ask, kept }, branch));
        dispatchEvent(new Event(SITE_CHANGED));
      },
      dismissDeploy: deploys.dismiss,
      links: createLinks({ database: session.database, kept, address }),
    },
  };
}

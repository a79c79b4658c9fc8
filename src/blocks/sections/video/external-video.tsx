import { type ComponentType, useState } from 'react';
import { format } from '../../../lib/format.ts';
import type { VideoSite } from '../../../types/config.gen.ts';
import { useMessages } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Link } from '../../../ui/link.tsx';
import type { PlayerProps } from './foreign-player.tsx';
import { Below, PlayButton, Poster, Screen } from './poster-screen.tsx';

interface Props {
  section: SectionOf<'video'>;
  source: VideoSite;
}

/** A video of another site. Until the click the page has only a link to that site. */
export function ExternalVideo({ section, source }: Props) {
  const { title, poster, seconds } = section;
  const messages = useMessages().video;
  const [Player, setPlayer] = useState<ComponentType<PlayerProps>>();

  async function open() {
    try {
      const module = await import('./foreign-player.tsx');
      setPlayer(() => module.ForeignPlayer);
    } catch {
      // The link below has the same target.
    }
  }

  return (
    <>
      <Screen>
        <Poster picture={poster} />
        {Player ? (
          <Player title={title} source={source} onCancel={() => setPlayer(undefined)} />
        ) : (
          <PlayButton seconds={seconds} onClick={open} />
        )}
      </Screen>
      <Below>
        <Link to={source.page}>{format(messages.open, { site: source.name })}</Link>
      </Below>
    </>
  );
}

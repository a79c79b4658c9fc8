import type { VendorSample } from '../../types/config.gen.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Log } from '../../ui/log-lines.tsx';

/** A few lines as the tool writes them, on a screen of its own. */
export function Sample({ name, lines }: VendorSample) {
  return (
    <div data-background="ink">
      <Exhibit name={name}>
        <Log>{lines.map(({ text }) => text).join('\n')}</Log>
      </Exhibit>
    </div>
  );
}

import { memoize } from '../../lib/memoize.ts';
import { useSite } from './site-context.ts';

/** Writes a number of the engine's own, of a step or a year, in the digits of the page's language. */
export function useNumeral(): (value: number, fewest?: number) => string {
  const { language } = useSite().site;
  return (value, fewest = 1) => formatOf(`${language} ${fewest}`).format(value);
}

const formatOf = memoize((key: string) => {
  const [language, fewest] = key.split(' ');
  return new Intl.NumberFormat(language, {
    minimumIntegerDigits: Number(fewest),
    useGrouping: false,
  });
});

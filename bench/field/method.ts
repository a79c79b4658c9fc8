/** What bench/results/field.md begins with: what is measured, and how even it is. */
export const METHOD = `The same content built by five tools in one run (\`node scripts/run.mjs bench/field/main.ts\`): how long a build takes, in seconds
and, under ×, in builds of this project (0.50: half as long; 2.00: twice).

## How

- The content is copies of one real page (\`bench/field/page.json\`: the firewall page as it was when the templates
  were written), each with an address, a title and a description of its own. Every page has the site's header and footer with all of
  their links. Each tool has idiomatic components or templates for the sections (\`bench/field/sites/\`), one small
  style sheet, the same pictures and files.
- This project is measured as a company has it: packed, installed, with the bundles that are in the package. From its
  source, as here, a cold build makes these bundles first: a row of its own. What most sites have not is left out: the section
  types that are the site's own, whose app a cold build would bundle anew, and the studio, which none of the others has.
- That it is the same is checked: of the words in this project's \`main\`, each as often as it stands there, a tool
  must have 95 % on the sampled page. An edit must be on its page, and every page must be there.
- Cold: nothing kept from before, not even Node's compiled code. Warm: again, nothing changed. One edit: again,
  another sentence on one page. All tools in turn, state by state; three rounds of it, the medians of their times and
  of their ×; above 5,000 pages one round.
- From the start of the process to its end, with one Node.js for all. Each tool's production build as its
  documentation has it, with its defaults; no telemetry; JavaScript, so that there are no types to check.
- Astro: static, a content collection; in a row of its own with \`experimental.incrementalBuild\`, which renders no page
  again whose digest and code are as they were. Eleventy: Nunjucks, pagination over data. Next.js: \`output: 'export'\`. React
  Router: framework mode, \`ssr: false\`, \`prerender\`, and one setting against a known fault, without which it
  watches what it writes and slows down with every page (remix-run/react-router#15533).

What this project does besides, in the same time: it validates the whole content (schemas, links, pictures), draws
pictures for social networks, writes critical CSS into each page, structured data, sitemap, redirects, headers and
their policy, and cuts fonts to the characters in use. Its pages have the site's whole design, forms, accounts, consent.

What makes it uneven:

- Against this project: its pages include the site's own, of many kinds, as menus must lead somewhere; the others
  build copies in their place.
- For this project: the copies share one picture for networks, which pages that differ would not. So there are 100 pages
  more whose titles differ, where Astro draws theirs by astro-og-canvas, Eleventy by eleventy-plugin-og-image and Next.js by
  next/og, all from the same title, description and font. React Router has no usual way.
- Eleventy's \`--incremental\` keeps nothing from one run to the next: it asks for the file that changed, and renders all
  pages of a pagination where that is their data, which is all of them here. So it has no row.
- In kind: this project keeps the pages it made and renders on all cores, as it comes; the others keep less or
  nothing, and render in one thread here, as they come. Astro and Eleventy send browsers no script, and write no
  data for one; the other three do.
`;

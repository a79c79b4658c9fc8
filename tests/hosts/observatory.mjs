/**
 * What MDN's HTTP Observatory says of localhost: `node observatory.mjs <its folder> <http> <https>`,
 * with the certificate in NODE_EXTRA_CA_CERTS. Its own command knows no ports.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, httpPort, httpsPort] = process.argv.slice(2);
// Its install script would fetch the list of hosts that browsers know for HTTPS; localhost is none.
const preloaded = join(folder, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
const part = (name) => import(`${folder}/src/${name}`);
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const grader = await part('grader/grader.js');
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await part('grader/charts.js');

const answers = await retrieve('localhost', { httpPort, httpsPort });
const results = ALL_TESTS.map((test) => test(answers))
  .filter(({ result }) => result)
  .map((output) => ({
    name: output.constructor.name,
    result: output.result,
    points: grader.getScoreModifier(output.result),
  }));
// As its scanner counts: what is extra counts only for who has nearly all of the rest.
const sum = (points) => points.reduce((total, one) => total + one, 100);
const without = sum(results.map(({ points }) => Math.min(points, 0)));
const score =
  without < MINIMUM_SCORE_FOR_EXTRA_CREDIT ? without : sum(results.map(({ points }) => points));
console.log(JSON.stringify({ score, ...grader.getGradeForScore(score), results }));

import { launch } from 'chrome-launcher'; import lighthouse from 'lighthouse';
import { browserFlags, ensureBrowser } from '../scripts/lib/browser.ts';
import { serveDist } from './servers.ts';
const s = await serveDist('/tmp/vardist', 4196);
const chrome = await launch({ chromePath: ensureBrowser(), chromeFlags: ['--headless', ...browserFlags] });
for (const p of process.argv.slice(2)) { const r=await lighthouse(`http://localhost:4196/${p}`,{port:chrome.port,onlyCategories:['performance']}); const a=r!.lhr.audits; 
console.log(p, a['first-contentful-paint']!.numericValue, a['largest-contentful-paint']!.numericValue, JSON.stringify((a.metrics!.details as any).items[0].observedFirstContentfulPaint), (a.metrics!.details as any).items[0].observedLargestContentfulPaint);
for (const i of (a['network-requests']!.details as any).items) console.log('  ', i.url.slice(21).padEnd(60), String(i.transferSize).padStart(7), i.priority.padEnd(9), i.networkRequestTime.toFixed(0), i.networkEndTime.toFixed(0), i.protocol); }
chrome.kill(); s.kill();

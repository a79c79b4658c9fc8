/** Starts of the names of events, which attributes of documents are called by; "onde" and "ontem" are words. */
const EVENTS =
  'abort|activate|after|anim|auxclick|before|begin|blur|cancel|canplay|change|click|close|context|copy|cut|dblclick|' +
  'drag|drop|duration|end|enter|error|focus|form|full|gesture|got|hash|input|invalid|key|language|load|lost|message|' +
  'mouse|offline|online|page|paste|pause|play|pointer|popstate|progress|rate|rejection|repeat|reset|resize|scroll|' +
  'search|security|seek|select|show|slot|stalled|start|storage|submit|suspend|time|toggle|touch|transition|unhandled|' +
  'unload|volume|wait|webkit|wheel|zoom';

/** Patterns of code that runs in a document opened by itself. */
const RUNS: readonly RegExp[] = [
  /<(?:[\w-]+:)?script[\s/>]/i,
  new RegExp(`[\\s"'/]on(?:${EVENTS})[a-z]*\\s*=`, 'i'),
  /javascript\s*:/i,
  /<\?xml-stylesheet\b[^>]*\bxsl/i, // XSLT can write a script
];

/**
 * Where an SVG, HTML or XML text has a script; undefined if it has none. Finds what people and programs write. What is
 * hidden on purpose is stopped by the policy that the file is sent with (src/hosting/public-documents.ts).
 */
export function scriptIn(text: string): number | undefined {
  const found = RUNS.map((pattern) => text.search(pattern)).filter((offset) => offset >= 0);
  return found.length > 0 ? Math.min(...found) : undefined;
}

/** Plain JavaScript: what runs before TypeScript can needs it too. */

/**
 * Says which package to install, of an error of an import: what a command needs beyond a build is not installed with the
 * engine. Undefined for any other error.
 * @param {unknown} error
 * @returns {import('../words/message.ts').Message | undefined}
 */
export function missingPackage(error) {
  if (error?.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const [, name] = /Cannot find package '([^']+)'/.exec(error.message) ?? [];
  return name === undefined ? undefined : { key: 'node/packages:missing', values: { name } };
}

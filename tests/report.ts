/** Tries one thing, and says how it went; one that fails makes the whole run fail. */
export async function report(title: string, check: () => Promise<void>): Promise<void> {
  try {
    await check();
    console.log(`  ✓  ${title}`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`  ✘  ${title}\n`, error);
  }
}

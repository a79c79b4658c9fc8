export async function mutate(_: string[]): Promise<number> {
  return 1;
}

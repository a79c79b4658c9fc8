interface Fiber {
  key: string | null;
  return: Fiber | null;
  memoizedProps: Record<string, unknown> | null;
}

/** The index of the section that an element is in, as React remembers it. */
export function sectionOf(element: Element | null): number | undefined {
  const name = Object.keys(element ?? {}).find((key) => key.startsWith('__reactFiber$'));
  let fiber = name ? (element as unknown as Record<string, Fiber | null>)[name] : null;
  while (fiber && !(fiber.memoizedProps?.section && fiber.memoizedProps.sections))
    fiber = fiber.return;
  return fiber?.key == null ? undefined : Number(fiber.key);
}

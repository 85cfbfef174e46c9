/**
 * Does what is asked for at about the same time together: nothing waits longer than `delayMs`, nor once there are
 * `most`. Where it fails for some together, it is tried for each alone, and fails for that one only.
 */
export function gather<Item>(
  run: (items: Item[]) => Promise<void>,
  { delayMs, most }: { delayMs: number; most: number },
): (item: Item) => Promise<void> {
  type Waiting = { item: Item; done: PromiseWithResolvers<void> };
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const group = waiting;
    waiting = [];
    try {
      await run(group.map(({ item }) => item));
      for (const { done } of group) done.resolve();
    } catch (error) {
      if (group.length === 1) group[0]!.done.reject(error);
      else for (const { item, done } of group) done.resolve(run([item]));
    }
  }

  return (item) => {
    const done = Promise.withResolvers<void>();
    waiting.push({ item, done });
    if (waiting.length >= most) void flush();
    else timer ??= setTimeout(flush, delayMs);
    return done.promise;
  };
}

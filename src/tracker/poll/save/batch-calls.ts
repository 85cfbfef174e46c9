/**
 * Runs items that come at about the same time together. No item waits longer than `delayMs`, and a group runs at once
 * when it has `most` items. If a group fails, each of its items is run alone, so that only the faulty ones fail.
 */
export function batchCalls<Item>(
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

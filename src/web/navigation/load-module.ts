const DELAYS_MS = [0, 1000];

/** Loads a module that exports a name. A failure is retried twice, bypassing caches. */
export async function loadModule<Module>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  let failure: unknown;
  try {
    return await load();
  } catch (error) {
    failure = error;
  }
  for (const delayMs of DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      return await loadPastCaches(failure, load, name);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Browsers cache a module's failure, and their message contains its address. */
async function loadPastCaches<Module>(failure: unknown, load: () => Promise<Module>, name: string): Promise<Module> {
  const address = failure instanceof Error ? /https?:\/\/\S+?\.js/.exec(failure.message)?.[0] : undefined;
  if (!address?.startsWith(window.location.origin)) return load();
  return moduleIn<Module>(await import(/* @vite-ignore */ `${address}?t=${Date.now()}`), name);
}

/** The build puts several modules into one file, which then exports each of them under a name of its own. */
export function moduleIn<Module>(file: object, name: string): Module {
  const isAsked = (one: unknown) => typeof one === 'object' && one !== null && name in one;
  return [file, ...Object.values(file)].find(isAsked);
}

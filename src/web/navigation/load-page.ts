import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { pendingLocation } from './pending-location.ts';

const DELAYS_MS = [0, 1000];
const RELOADED_KEY = 'tillwatch.reloaded';
const RELOAD_AGAIN_AFTER_MS = 20_000;

/**
 * A route's `lazy`: loads a page's module. A failure is retried twice, bypassing caches. Then the page reloads, because
 * a release removes the old files.
 */
export function page<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: (await loadWithRetries(load))[name] });
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page that loads in the same way when it is first shown. */
export function part<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => ({
    default: (await loadWithRetries(load))[name] as ComponentType<PropsOf<Module[Name]>>,
  }));
}

async function loadWithRetries<Module>(load: () => Promise<Module>): Promise<Module> {
  let failure: unknown;
  try {
    return await load();
  } catch (error) {
    failure = error;
  }
  for (const delayMs of DELAYS_MS) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      return await loadPastCaches<Module>(failure, load);
    } catch (error) {
      failure = error;
    }
  }
  // without a network, a reload would show the browser's own error page
  if (navigator.onLine && mayReload()) {
    reload();
    return new Promise(() => {});
  }
  throw failure;
}

/** Browsers cache a module's failure, and their message contains its address. */
function loadPastCaches<Module>(failure: unknown, load: () => Promise<Module>): Promise<Module> {
  const address = failure instanceof Error ? /https?:\/\/\S+?\.js/.exec(failure.message)?.[0] : undefined;
  if (!address?.startsWith(window.location.origin)) return load();
  return import(/* @vite-ignore */ `${address}?t=${Date.now()}`) as Promise<Module>;
}

function reload(): void {
  const target = pendingLocation();
  if (target) window.location.assign(target);
  else window.location.reload();
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < RELOAD_AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

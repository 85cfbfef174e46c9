import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadModule } from './load-module.ts';
import { pendingLocation } from './pending-location.ts';

const RELOADED_KEY = 'tillwatch.reloaded';
const RELOAD_AGAIN_AFTER_MS = 20_000;

/**
 * A route's `lazy`: loads a page's module. After a failure that lasts, the page reloads, because a release removes the
 * old files.
 */
export function page<Name extends string, Module extends Record<Name, ComponentType>>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<{ Component: ComponentType }> {
  return async () => ({ Component: (await loadOrReload(load, name))[name] });
}

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** A part of a page that loads in the same way when it is first shown. */
export function part<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<ComponentType<PropsOf<Module[Name]>>> {
  return lazy(async () => ({
    default: (await loadOrReload(load, name))[name] as ComponentType<PropsOf<Module[Name]>>,
  }));
}

async function loadOrReload<Module>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  try {
    return await loadModule(load, name);
  } catch (error) {
    // without a network, a reload would show the browser's own error page
    if (!navigator.onLine || !mayReload()) throw error;
    reload();
    return new Promise(() => {});
  }
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

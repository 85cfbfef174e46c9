import type { Plugin } from 'vite';

/** Hosts that the firebase SDK has no option for, and the paths of our own origin that answer in their place. */
const OWN: Record<string, string> = {
  'https://firebaseinstallations.googleapis.com/v1': '/v1',
  'https://firebase.googleapis.com/v1alpha/projects/-/apps/{app-id}/webConfig':
    '/v1alpha/projects/-/apps/{app-id}/webConfig',
};
const OF_SDK = /[\\/]@firebase[\\/](installations|analytics)[\\/]/;

/** Has installations and analytics of the SDK ask our origin. A host that is still named afterwards stops the build. */
export function ownHosts(): Plugin {
  return {
    name: 'own-hosts',
    enforce: 'pre',
    transform(code, id) {
      return OF_SDK.test(id) ? { code: replaceHosts(code), map: null } : null;
    },
  };
}

export function replaceHosts(code: string): string {
  let replaced = code;
  for (const [host, path] of Object.entries(OWN)) {
    replaced = replaced.replaceAll(`'${host}'`, `(globalThis.location.origin + '${path}')`);
  }
  const left = /https:\/\/[a-z]+\.googleapis\.com\S*/.exec(replaced.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''));
  if (left) throw new Error(`the SDK names a host that is not replaced: ${left[0]}`);
  return replaced;
}

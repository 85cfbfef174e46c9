import type { Plugin } from 'vite';

/** Hosts that the firebase SDK cannot configure, and the paths on our own origin that replace them. */
const OWN: Record<string, string> = {
  'https://firebaseinstallations.googleapis.com/v1': '/v1',
  'https://firebase.googleapis.com/v1alpha/projects/-/apps/{app-id}/webConfig':
    '/v1alpha/projects/-/apps/{app-id}/webConfig',
};
const OF_SDK = /[\\/]@firebase[\\/](installations|analytics)[\\/]/;

/** Makes the SDK's installations and analytics use our origin. If a host remains afterwards, the build stops. */
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

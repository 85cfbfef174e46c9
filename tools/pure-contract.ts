import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = fileURLToPath(new URL('../src/contract/', import.meta.url));

type Node = { type: string; start: number; end: number };
type Declared = Node & { declarations: { init: Node | null }[] };

/**
 * Lets the build leave out schemas that nobody reads, and zod with them. To make one changes nothing elsewhere, which a
 * bundler cannot see by itself.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!id.startsWith(CONTRACT)) return null;
      const inits = this.parse(code)
        .body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node) as Node | null)
        .filter((node) => node?.type === 'VariableDeclaration')
        .flatMap((node) => (node as Declared).declarations.map(({ init }) => init))
        .filter((init) => init !== null);
      return { code: inits.reduceRight((text, { start, end }) => wrap(text, start, end), code), map: null };
    },
  };
}

function wrap(text: string, start: number, end: number): string {
  return `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
}

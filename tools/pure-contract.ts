import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTRACT = fileURLToPath(new URL('../src/contract/', import.meta.url));
const ENDPOINTS = `${CONTRACT}endpoints/`;

/** The fields of an endpoint that the browser needs for a call. Its schemas are used only as types. */
const SENT = ['method', 'path'];

type Node = { type: string; start: number; end: number };
type Declared = Node & { declarations: { init: Node | null }[] };
type Property = Node & { key: { name?: string } };
type EndpointCall = Node & { callee: { name?: string }; arguments: { properties: Property[] }[] };
type Entries = Node & { properties: { value: EndpointCall }[] };

/**
 * Lets the build remove unused schemas, and zod with them. Creating a schema has no side effects, which a bundler
 * cannot know.
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
      const written = inits.reduceRight((text, init) => {
        const isEndpoints = id.startsWith(ENDPOINTS) && init.type === 'ObjectExpression';
        return wrap(text, init, isEndpoints ? addressesOf(code, init as Entries) : code.slice(init.start, init.end));
      }, code);
      return { code: written, map: null };
    },
  };
}

function wrap(text: string, { start, end }: Node, init: string): string {
  return `${text.slice(0, start)}/* @__PURE__ */ (() => (${init}))()${text.slice(end)}`;
}

/** `{ name: endpoint({ … }) }`, with only the fields that the browser needs. */
function addressesOf(code: string, { properties }: Entries): string {
  const entries = properties.map((entry) => {
    const [declared] = entry.value.arguments;
    const kept = declared?.properties.filter(({ key }) => SENT.includes(key.name ?? '')) ?? [];
    const { key } = entry as unknown as Property;
    return `${key.name}: { ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`;
  });
  return `{ ${entries.join(', ')} }`;
}

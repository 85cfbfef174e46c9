import { PROBLEM_STATUS, type ProblemCode } from '#contract/problem.ts';
import { PROBLEM_TITLES } from './problem-titles.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  default?: unknown;
  description?: string;
};
type Operation = {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: Schema }> }>;
};
type ApiDocument = {
  info: { title: string; description?: string };
  paths?: Record<string, unknown>;
  components?: { schemas?: Record<string, Schema> };
};

/** Renders the document as one page without scripts: every call with its input and answer, and every problem. */
export function renderDocs(document: object): string {
  const { info, paths = {}, components } = document as ApiDocument;
  const calls = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  const tags = [...new Set(calls.map((call) => tagOf(call.operation)))];
  const sections = tags.map((tag) => {
    const own = calls.filter((call) => tagOf(call.operation) === tag);
    return `<section><h2>${text(tag)}</h2>${own.map(renderCall).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${text(info.title)} API</h1><p>${text(info.description ?? '')}</p>
<p>Requests and answers are JSON. Calls marked <em>signed in</em> need <code>Authorization: Bearer &lt;ID token&gt;</code> of a user with a
confirmed address; below <code>/api</code>, a personal key (<code>Bearer tw_…</code>) will do. Keys are made in the profile.
For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
<section><h2>Shapes</h2>${Object.entries(components?.schemas ?? {})
    .map(renderShape)
    .join('')}</section>
<section><h2>Problems</h2><p>Errors are <code>application/problem+json</code> (RFC 9457), identified by their <code>code</code>.</p>
${table(['code', 'status', 'meaning'], Object.keys(PROBLEM_STATUS).map(problemRow))}</section></main></body></html>`;
}

function renderCall({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
  const parameters = operation.parameters ?? [];
  const answers = Object.entries(operation.responses ?? {}).filter(([status]) => status !== 'default');
  const rows = parameters.map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${text(name)}</code></td><td>${text(where)}${required ? ', required' : ''}</td><td>${shape(schema)}</td></tr>`,
  );
  return `<details id="${text(`${method}-${path}`)}"><summary><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code>
${text(operation.summary ?? '')}${operation.security?.some((way) => 'idToken' in way) ? ' <em>signed in</em>' : ''}</summary>
${rows.length > 0 ? table(['parameter', 'in', 'value'], rows) : ''}
${body ? `<h3>Body</h3><pre>${shape(body)}</pre>` : ''}
${answers.map(([status, answer]) => `<h3>Answer ${text(status)}</h3><pre>${shape(Object.values(answer.content ?? {})[0]?.schema)}</pre>`).join('')}
</details>`;
}

function renderShape([name, schema]: [string, Schema]): string {
  const description = schema.description ? `<p>${text(schema.description)}</p>` : '';
  return `<h3 id="${text(name)}">${text(name)}</h3>${description}<pre>${shape(schema)}</pre>`;
}

function problemRow(code: string): string {
  const known = code as ProblemCode;
  return `<tr id="${text(code)}"><td><code>${text(code)}</code></td><td>${PROBLEM_STATUS[known]}</td><td>${text(PROBLEM_TITLES[known])}</td></tr>`;
}

function table(head: string[], rows: string[]): string {
  return `<table><thead><tr>${head.map((cell) => `<th>${text(cell)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function tagOf(operation: Operation): string {
  return operation.tags?.[0] ?? 'Other';
}

/** A schema in readable form: `{ name: string, … }`. */
function shape(schema: Schema | undefined, indent = ''): string {
  if (!schema) return 'nothing';
  if (schema.$ref) return linkTo(schema.$ref.split('/').at(-1) ?? '');
  if (schema.enum) return schema.enum.map((value) => text(JSON.stringify(value))).join(' | ');
  if (schema.const !== undefined) return text(JSON.stringify(schema.const));
  if (schema.anyOf) return schema.anyOf.map((option) => shape(option, indent)).join(' | ');
  if (schema.type === 'array') return `[${shape(schema.items, indent)}]`;
  if (schema.properties) {
    const inner = `${indent}  `;
    const fields = Object.entries(schema.properties).map(
      ([name, field]) =>
        `${inner}${text(name)}${schema.required?.includes(name) ? '' : '?'}: ${shape(field, inner)}${defaultOf(field)}`,
    );
    return `{\n${fields.join(',\n')}\n${indent}}`;
  }
  return text([schema.type ?? 'anything'].flat().join(' | ') + (schema.format ? ` (${schema.format})` : ''));
}

function linkTo(name: string): string {
  return `<a href="#${text(name)}">${text(name)}</a>`;
}

function defaultOf(schema: Schema): string {
  return schema.default === undefined ? '' : text(` = ${JSON.stringify(schema.default)}`);
}

function text(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const DOCS_CSS = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
summary { cursor: pointer; padding: .4rem 0; }
details { border-top: 1px solid #8884; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8884; border-radius: 8px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: .3rem .6rem; border-bottom: 1px solid #8884; }
tr:target { outline: 2px solid currentColor; }
h3 { margin-bottom: .2rem; font-size: 1rem; }
em { font-style: normal; font-size: .8rem; border: 1px solid #8888; border-radius: 4px; padding: 0 .3rem; }
`;

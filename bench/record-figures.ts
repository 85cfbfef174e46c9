import { readFile, writeFile } from 'node:fs/promises';

const FIGURES = new URL('../docs/FIGURES.md', import.meta.url);

/** Runs a benchmark and writes what it prints to `docs/FIGURES.md` too, in place of its last run. */
export async function recordFigures(name: string, args: string[], run: () => Promise<void>): Promise<void> {
  const lines: string[] = [];
  const print = console.log;
  console.log = (...values: unknown[]) => {
    lines.push(...values.map(String).join(' ').split('\n'));
    print(...values);
  };
  try {
    await run();
  } finally {
    console.log = print;
  }
  const today = new Date().toISOString().slice(0, 10);
  const section = sectionOf(commandOf(name, args), today, lines);
  await writeFile(FIGURES, withSection(await readFile(FIGURES, 'utf8'), section));
}

export function commandOf(name: string, args: readonly string[]): string {
  return [name, ...args.map(withoutPlace)].join(' ');
}

/** The heading is the command, so that another run replaces the section. */
export function sectionOf(command: string, date: string, lines: readonly string[]): string {
  const isTable = lines.length > 0 && lines.every((line) => line.startsWith('|'));
  const body = isTable ? lines : ['```text', ...lines, '```'];
  return [`### \`bench -- ${command}\``, '', `Measured on ${date}.`, '', ...body, ''].join('\n');
}

export function withSection(document: string, section: string): string {
  const [heading] = section.split('\n');
  const [head = '', ...sections] = document.split(/^(?=### )/m);
  const at = sections.findIndex((one) => one.split('\n')[0] === heading);
  if (at < 0) sections.push(section);
  else sections[at] = section;
  return `${[head, ...sections].map((one) => one.trimEnd()).join('\n\n')}\n`;
}

/** Paths of files and databases differ between machines. */
function withoutPlace(argument: string): string {
  if (/^postgres(ql)?:/.test(argument)) return 'URL';
  if (/\/[^/]+\.\w+$/.test(argument)) return 'FILE';
  return argument.startsWith('/') ? 'FOLDER' : argument;
}

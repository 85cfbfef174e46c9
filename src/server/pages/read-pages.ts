import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The build's folder of prerendered pages. The leading dot keeps it from being served as files. */
const FOLDER = '.pages';

/** The prerendered pages by path: `/`, `/fr/terms`, `/sitemap.xml`. Their blanks are not filled yet. */
export function readPages(webFolder: string | null): Map<string, string> {
  const pages = new Map<string, string>();
  const folder = webFolder === null ? null : join(webFolder, FOLDER);
  if (folder === null || !existsSync(folder)) return pages;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    pages.set(path.replace(/(index)?\.html$/, ''), readFileSync(file, 'utf8'));
  }
  return pages;
}

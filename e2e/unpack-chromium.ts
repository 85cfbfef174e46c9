import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const CACHE = fileURLToPath(new URL('../node_modules/.cache/tillwatch/', import.meta.url));

export type Chromium = { executablePath: string; env: Record<string, string> };

/** The npm package's browser with its own libraries and fonts, unpacked once. */
export async function unpackChromium(): Promise<Chromium> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const unpacked = join(CACHE, `browser-${version}-${process.arch}`);
  const isThere = await access(unpacked).then(
    () => true,
    () => false,
  );
  if (!isThere) await unpack(join(folder, 'bin'), unpacked);
  return {
    executablePath: join(unpacked, 'chromium'),
    env: { LD_LIBRARY_PATH: join(unpacked, 'lib'), FONTCONFIG_PATH: join(unpacked, 'fonts') },
  };
}

/** Unpacks under a temporary name, so that half of it is never used and two concurrent runs do not collide. */
async function unpack(from: string, to: string): Promise<void> {
  const making = `${to}.${process.pid}`;
  await mkdir(making, { recursive: true });
  try {
    await Promise.all([
      expand(join(from, 'chromium.br'), join(making, 'chromium'), 0o755),
      expandTar(join(from, 'al2023.tar.br'), making),
      expandTar(join(from, 'swiftshader.tar.br'), making),
      expandTar(join(from, 'fonts.tar.br'), join(making, 'fonts')),
    ]);
    await writeFile(join(making, 'fonts', 'fonts.conf'), fontsOf(to));
    await rename(making, to);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function expandTar(file: string, folder: string): Promise<void> {
  const tar = join(folder, basename(file, '.br'));
  await mkdir(folder, { recursive: true });
  await expand(file, tar, 0o644);
  await promisify(execFile)('tar', ['--no-same-owner', '-xf', tar, '-C', folder]);
  await rm(tar);
}

function expand(file: string, to: string, mode: number): Promise<void> {
  return pipeline(createReadStream(file), createBrotliDecompress(), createWriteStream(to, { mode }));
}

/**
 * The package's own font list has paths of its makers' cloud. Without fonts, Chromium crashes at the first text field.
 */
function fontsOf(folder: string): string {
  const escaped = folder.replace(/[<&]/g, (sign) => (sign === '<' ? '&lt;' : '&amp;'));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${escaped}/fonts/fonts</dir>
  <cachedir>${escaped}/cache</cachedir>
</fontconfig>
`;
}

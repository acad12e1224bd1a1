/**
 * Keeps the compiled dependencies of the debug build for the next fresh checkout, which then compiles only this workspace: half of
 * the work.
 *
 * They are in portal/dependencies of $XDG_CACHE_HOME, by default ~/.cache; delete that folder at any time. An entry's name is a
 * digest of what it depends on. Only the newest entry stays. Cargo checks each file by its own fingerprints, so a wrong entry only
 * costs time. The workspace's own crates are never kept: cargo would compare their files by time, and a clone's files are new.
 */
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './spawn.mjs';

const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'portal', 'dependencies');
/** The folders of a build in cargo's target folder that are kept. */
const FOLDERS = ['.fingerprint', 'build', 'deps'];
/** Variables that change the products. */
const SETTINGS = /^(CARGO_(PROFILE|BUILD|ENCODED)_|RUSTFLAGS$)/;

/** Copies the kept dependencies into a new target folder. */
export async function restore() {
  const { debug, entry } = await places();
  if (existsSync(join(debug, '.fingerprint')) || !existsSync(entry)) return;
  try {
    for (const folder of FOLDERS) copy(join(entry, folder), join(debug, folder));
    console.error(`· the compiled dependencies are from ${entry}`);
  } catch (error) {
    // Another checkout has deleted the entry meanwhile, or the disk is full.
    console.error(`· the compiled dependencies are not used: ${error.message}`);
    for (const folder of FOLDERS) rmSync(join(debug, folder), { recursive: true, force: true });
  }
}

/** Keeps the dependencies of a finished build, if they are not kept yet. A failure, such as a full disk, does not fail the build. */
export async function keep() {
  const { debug, entry, isOwn } = await places();
  if (existsSync(entry)) return;
  // Renamed at the end, because another checkout may write the same entry.
  const draft = `${entry}.${process.pid}`;
  try {
    for (const folder of FOLDERS) {
      mkdirSync(join(draft, folder), { recursive: true });
      const names = readdirSync(join(debug, folder)).filter((name) => !isOwn(name));
      for (const name of names) copy(join(debug, folder, name), join(draft, folder, name));
    }
    for (const name of readdirSync(CACHE).filter((name) => join(CACHE, name) !== draft))
      rmSync(join(CACHE, name), { recursive: true });
    renameSync(draft, entry);
  } catch (error) {
    console.error(`· the compiled dependencies are not kept: ${error.message}`);
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The folder of the debug build, the entry in the cache, and which products are of this workspace. */
async function places() {
  const metadata = await output('cargo', ['metadata', '--locked', '--no-deps', '--format-version=1']);
  const { packages, target_directory: target } = JSON.parse(metadata);
  const digest = createHash('sha256').update(await output('rustc', ['-vV']));
  const manifests = packages.map((one) => one.manifest_path).toSorted();
  for (const path of ['Cargo.lock', ...manifests]) digest.update(readFileSync(path));
  for (const name of Object.keys(process.env).toSorted())
    if (SETTINGS.test(name)) digest.update(`${name}=${process.env[name]}\n`);
  const crates = packages.flatMap(({ targets }) => targets.map(({ name }) => name.replaceAll('-', '_')));
  const own = new Set([...packages.map(({ name }) => name), ...crates]);
  return {
    debug: join(target, 'debug'),
    entry: join(CACHE, digest.digest('hex').slice(0, 16)),
    /** Cargo names a product by its package or crate, and a hash: `libactors-767fa5f3cc7f3a46.rlib`. */
    isOwn: (name) => {
      const stem = name.replace(/-[0-9a-f]{16}(\..*)?$/, '');
      return own.has(stem) || own.has(stem.replace(/^lib/, ''));
    },
  };
}

/** Copies a folder with the times of its files, because cargo compares some of them. */
function copy(from, to) {
  cpSync(from, to, { recursive: true, preserveTimestamps: true, mode: constants.COPYFILE_FICLONE });
}

async function output(program, args) {
  const lines = [];
  const status = await run(program, args, { hear: (line) => lines.push(line) });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed`);
  return lines.join('\n');
}

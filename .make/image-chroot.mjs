/**
 * Runs the steps of a Dockerfile in chroots, and tries the image. Needs root on Debian, debootstrap and SCRATCH_DATABASE_URL.
 *
 * - RUN and COPY have an effect; of the other instructions those that change later steps or the running image.
 * - Each command runs in its own mount namespace, which takes its mounts with it when it ends.
 * - Cache mounts are folders in .portal/image, except that of cargo's registry: it is the machine's own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execForm, isIgnored, parse, variables } from './dockerfile.mjs';

const FOLDER = resolve('.portal/image');
const CARGO = process.env.CARGO_HOME ?? join(homedir(), '.cargo');
/** As long as compose.yaml waits for the end of a node. */
const STOP_MS = 30_000;
const START_MS = 60_000;

/** Builds all stages; returns the image: its root folder and its configuration. */
export async function build(text, dockerignore) {
  const built = {};
  let stage;
  for (const [n, { base, name = `stage-${n}`, steps }] of parse(text).entries()) {
    console.log(`· FROM ${base}`);
    stage = {
      root: join(FOLDER, name),
      cwd: '/',
      user: '0:0',
      env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' },
    };
    begin(stage, base);
    for (const step of steps) {
      console.log(`· ${step.word} ${step.rest}`);
      take(stage, step, built, dockerignore);
    }
    built[name] = stage;
  }
  return stage;
}

function take(stage, { word, flags, rest, line }, built, dockerignore) {
  const inside = (path) => join(stage.root, resolve(stage.cwd, path));
  switch (word) {
    case 'WORKDIR':
      stage.cwd = rest;
      mkdirSync(inside(rest), { recursive: true });
      break;
    case 'ENV':
      Object.assign(stage.env, variables(rest));
      break;
    case 'ARG': {
      const [[name, value]] = Object.entries(variables(rest));
      stage.env[name] = name === 'BUILD_COMMIT' ? commit() : value;
      break;
    }
    case 'USER':
      stage.user = rest;
      break;
    case 'COPY':
      copy(rest.split(/\s+/), inside, flags.from && built[flags.from[0]].root, dockerignore);
      break;
    case 'RUN': {
      const caches = (flags.mount ?? []).map((mount) => /^type=cache,target=(\S+)$/.exec(mount)[1]);
      const ended = spawnSync(...command(stage, ['/bin/sh', '-ec', rest], { caches }), {
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      if (ended.status !== 0) throw new Error(`line ${line}: RUN ended with ${ended.status}`);
      break;
    }
    default:
      (stage.image ??= {})[word] = rest;
  }
}

/** The commit of this checkout, as container.md gives it to the build. */
function commit() {
  return spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim() || 'unknown';
}

/** Like Docker: of a folder it copies the content, and a target that ends with / is a folder. */
function copy(paths, inside, from, dockerignore) {
  const to = paths.at(-1);
  for (const path of paths.slice(0, -1)) {
    const source = from ? join(from, path) : resolve(path);
    const isFolder = /(^|\/)\.?$/.test(to);
    const isFile = spawnSync('test', ['-f', source]).status === 0;
    const filter = (entry) => from || !isIgnored(dockerignore, entry.slice(resolve('.').length + 1));
    const target = inside(isFile && isFolder ? join(to, basename(path)) : to);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(source, target, { recursive: true, filter, preserveTimestamps: true, verbatimSymlinks: true });
  }
}

/** A minimal Debian of this release. Returns its folder, which later runs use again. */
export function debian(codename) {
  const folder = join(FOLDER, 'debian');
  if (!existsSync(`${folder}/.complete`)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    sure('debootstrap', ['--variant=minbase', codename, folder, ...mirror()]);
    sure('sh', [
      '-c',
      `rm -rf ${folder}/etc/apt/sources.list* && cp -a /etc/apt/sources.list* ${folder}/etc/apt/`,
    ]);
    writeFileSync(`${folder}/.complete`, '');
  }
  return folder;
}

/** The file system with which a stage begins. */
function begin(stage, base) {
  rmSync(stage.root, { recursive: true, force: true });
  sure('cp', ['-a', debian(/bookworm/.exec(base)[0]), stage.root]);
  rmSync(`${stage.root}/.complete`);
  cpSync('/etc/resolv.conf', `${stage.root}/etc/resolv.conf`, { dereference: true });
  if (base.startsWith('node:')) {
    const node = dirname(dirname(process.execPath));
    cpSync(process.execPath, `${stage.root}/usr/local/bin/node`);
    cpSync(`${node}/lib/node_modules/npm`, `${stage.root}/usr/local/lib/node_modules/npm`, {
      recursive: true,
    });
    sure('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', `${stage.root}/usr/local/bin/npm`]);
    const settings = join(homedir(), '.npmrc');
    // npm reads it for every user.
    if (existsSync(settings)) cpSync(settings, `${stage.root}/usr/local/etc/npmrc`);
  }
  if (base.startsWith('rust:')) {
    stage.toolchain = spawnSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8' }).stdout.trim();
    stage.env.PATH = `/usr/local/rust/bin:${stage.env.PATH}`;
    stage.env.CARGO_HOME = '/usr/local/cargo';
    const settings = join(CARGO, 'config.toml');
    mkdirSync(`${stage.root}/usr/local/cargo`, { recursive: true });
    if (existsSync(settings)) cpSync(settings, `${stage.root}/usr/local/cargo/config.toml`);
    // What the image of Rust has.
    const packages =
      'apt-get update && apt-get install --yes --no-install-recommends gcc g++ libc6-dev make ca-certificates';
    sure(...command(stage, ['/bin/sh', '-ec', packages]));
  }
  if (/^(node|rust):/.test(base)) trust(stage);
}

/** npm and cargo trust the authorities that this machine names, for example that of its proxy. The image gets neither file nor variable. */
function trust(stage) {
  for (const name of ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'CARGO_HTTP_CAINFO']) {
    const file = process.env[name];
    if (!file || !existsSync(file)) continue;
    cpSync(file, join(stage.root, file), { dereference: true });
    stage.env[name] = file;
  }
}

/** Debian's mirror of this machine; none: that of debootstrap. */
function mirror() {
  const lists = spawnSync(
    'sh',
    ['-c', 'cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources 2>/dev/null'],
    { encoding: 'utf8' },
  );
  const address = /^(?:URIs:|deb)\s+(?:\[.*?\]\s+)?(https?:\S+)/m.exec(lists.stdout)?.[1];
  return address ? [address] : [];
}

/**
 * Program and arguments that run a command in the stage. `caches` are mounted. `readOnly`: the root is read-only, except for
 * these folders, which are empty.
 */
function command(stage, words, { caches = [], writable = null, env = {} } = {}) {
  const root = stage.root;
  const mounts = [`mount --bind '${root}' '${root}'`];
  const bind = (source, target) => {
    mkdirSync(source, { recursive: true });
    mkdirSync(join(root, target), { recursive: true });
    mounts.push(`mount --bind '${source}' '${root}${target}'`);
  };
  if (stage.toolchain) bind(stage.toolchain, '/usr/local/rust');
  for (const target of caches) {
    bind(
      target === '/usr/local/cargo/registry' ? join(CARGO, 'registry') : join(FOLDER, `cache${target}`),
      target,
    );
  }
  mounts.push(`mount -t proc proc '${root}/proc'`, `mount --rbind /dev '${root}/dev'`);
  if (writable) {
    mounts.push(`mount -o remount,bind,ro '${root}'`);
    const [uid, gid] = stage.user.split(':');
    for (const folder of writable)
      mounts.push(`mount -t tmpfs -o mode=700,uid=${uid},gid=${gid} tmpfs '${root}${folder}'`);
  }
  const variables = Object.entries({ HOME: '/root', ...stage.env, ...env }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const inside = [
    'chroot',
    `--userspec=${stage.user}`,
    root,
    '/usr/bin/env',
    '-i',
    '-C',
    stage.cwd,
    ...variables,
    ...words,
  ];
  // The shell becomes the command, so that signals reach it.
  return ['unshare', ['--mount', 'sh', '-ec', `${mounts.join('\n')}\nexec "$@"`, 'sh', ...inside]];
}

export function sure(program, args) {
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ended with ${status}`);
}

/** Starts the image as compose.yaml does: with a read-only root and no rights. Its own health check must pass, and SIGTERM must end it. */
export async function tryImage(stage) {
  const { ENTRYPOINT, CMD, HEALTHCHECK, VOLUME, STOPSIGNAL } = stage.image;
  const port = await freePort();
  const env = {
    PORTAL_HTTP_ADDR: `127.0.0.1:${port}`,
    PORTAL_OPS_ADDR: 'off',
    DATABASE_URL: `${process.env.SCRATCH_DATABASE_URL}/postgres`,
    PORTAL_SECRET: randomBytes(32).toString('hex'),
    PORTAL_SMS_GATEWAY: 'http',
    PORTAL_SMS_URL: 'https://sms.example/send',
    PORTAL_SMS_SECRET: randomBytes(32).toString('hex'),
    PORTAL_PAY_CHANNELS: 'none',
  };
  const how = { writable: [VOLUME, '/tmp'], env };
  const [program] = execForm(ENTRYPOINT);
  sure(...command(stage, [program, 'migrate'], how));
  const [unshare, args] = command(stage, [program, ...execForm(CMD)], how);
  const node = spawn(unshare, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise((done) => node.once('exit', (code, signal) => done(code ?? signal)));
  try {
    const health = execForm(/CMD (.*)$/.exec(HEALTHCHECK)[1]);
    const passes = (words) => spawnSync(...command(stage, words, how), { stdio: 'ignore' }).status === 0;
    const until = Date.now() + START_MS;
    while (!passes(health) || !passes([...health, '--ready'])) {
      if (Date.now() > until || node.exitCode !== null) throw new Error('the image does not become healthy');
      await sleep(200);
    }
    const status = readFileSync(`/proc/${node.pid}/status`, 'utf8');
    const [uid, gid] = stage.user.split(':');
    if (!status.includes(`Uid:\t${uid}\t${uid}\t${uid}\t${uid}`))
      throw new Error(`the node does not run as ${uid}`);
    if (!status.includes(`Gid:\t${gid}\t${gid}\t${gid}\t${gid}`))
      throw new Error(`the node does not run in the group ${gid}`);
    console.log(`· healthy and ready as ${stage.user}, with a read-only root`);
    node.kill(STOPSIGNAL);
    const code = await Promise.race([ended, sleep(STOP_MS, 'nothing: it still runs', { ref: false })]);
    if (code !== 0) throw new Error(`the node ended with ${code} after ${STOPSIGNAL}`);
    console.log(`· ${STOPSIGNAL} ended it`);
    if (passes(health)) throw new Error('the health check passes without a node');
  } finally {
    node.kill('SIGKILL');
  }
  const size = spawnSync('du', ['-sm', '--apparent-size', stage.root], { encoding: 'utf8' }).stdout.split(
    '\t',
  )[0];
  console.log(`· the image has ${size} MB with Debian`);
  console.log('1 passed, 0 failed');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

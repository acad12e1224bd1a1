/**
 * image.mjs check: checks src/ops/Dockerfile against the rules, and that the rules find each fault.
 * image.mjs build: runs the steps of src/ops/Dockerfile in chroots, then the image. `.make/image` calls it.
 *
 * The machine needs no container engine. Instead of the base images, each stage begins with a Debian of debootstrap. Those of Rust and Node
 * get the toolchains of this machine.
 */
import { readFileSync } from 'node:fs';
import { BREAKS, faults } from './image-rules.mjs';

const text = readFileSync('src/ops/Dockerfile', 'utf8');
const dockerignore = readFileSync('src/ops/Dockerfile.dockerignore', 'utf8');

const found = faults(text, dockerignore);
for (const [part, instead] of BREAKS) {
  const broken = text.replace(part, () => instead);
  if (broken === text) found.push(`the Dockerfile has no ${part}`);
  else if (faults(broken, dockerignore).length === 0)
    found.push(`no rule finds "${instead}" instead of "${part}"`);
}
for (const sentence of found) console.error(`✗ ${sentence}`);
if (found.length > 0) process.exit(1);
console.log(`· the Dockerfile keeps the rules; ${BREAKS.length} faults are found`);

if (process.argv[2] === 'build') {
  const { build, tryImage } = await import('./image-chroot.mjs');
  await tryImage(await build(text, dockerignore));
} else if (process.argv[2] !== 'check') {
  console.error('✗ usage: image.mjs check|build');
  process.exit(1);
}

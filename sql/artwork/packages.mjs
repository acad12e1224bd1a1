// Packs the files that players of the demo download: real archives, each with a manifest, a note and the game's icon.
//   node packages.mjs      all of them, from what stands in each game.yaml
// Needs no browser. The same game.yaml and icon always make the same bytes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';

const games = resolve(fileURLToPath(import.meta.url), '../../demo/games');

let [packages, bytes] = [0, 0];
for (const slug of (await readdir(games)).sort()) {
  const folder = join(games, slug);
  const game = read(await readFile(join(folder, 'game.yaml'), 'utf8'));
  const icon = await readFile(join(folder, 'icon.webp'));
  for (const [platform, { version, file }] of Object.entries(game.platforms)) {
    const about = { ...game, slug, version };
    const archive = zip(platform === 'android' ? android(about, icon) : ios(about, icon));
    await writeFile(join(folder, file), archive);
    [packages, bytes] = [packages + 1, bytes + archive.length];
  }
}
console.log(`${packages} packages, ${(bytes / 1e6).toFixed(2)} MB`);

/** Reads the needed values of a game.yaml of the demo: one key a line, in single quotes. */
function read(yaml) {
  const value = (text, key) => new RegExp(`^ *${key}: '?(.*?)'?$`, 'm').exec(text)?.[1];
  const platforms = yaml.slice(yaml.indexOf('\nplatforms:'));
  const section = (name) => new RegExp(`^  ${name}:\\n((?:    .*\\n?)+)`, 'm').exec(platforms)?.[1];
  const known = ['android', 'ios'].map((name) => [name, section(name)]).filter(([, text]) => text);
  return {
    name: value(yaml, 'name'),
    developer: value(yaml, 'developer'),
    platforms: Object.fromEntries(
      known.map(([name, text]) => [name, { version: value(text, 'version'), file: value(text, 'file') }]),
    ),
  };
}

function android({ slug, name, version, developer }, icon) {
  const id = `example.portal.${slug.replaceAll('-', '_')}`;
  return {
    'AndroidManifest.xml': `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="${id}" android:versionName="${version}">
  <application android:label="${name}" android:icon="@drawable/icon" />
</manifest>
`,
    'assets/about.txt': note(name, version, developer),
    'res/drawable/icon.webp': icon,
  };
}

function ios({ slug, name, version, developer }, icon) {
  const app = `Payload/${slug}.app`;
  return {
    [`${app}/Info.plist`]: `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>CFBundleIdentifier</key><string>example.portal.${slug}</string>
  <key>CFBundleDisplayName</key><string>${name}</string>
  <key>CFBundleShortVersionString</key><string>${version}</string>
</dict>
</plist>
`,
    [`${app}/about.txt`]: note(name, version, developer),
    [`${app}/icon.webp`]: icon,
  };
}

function note(name, version, developer) {
  return `${name} ${version}\n${developer}\n\n这是演示站的安装包：能完整下载、校验和续传，但里面没有可以运行的游戏。\n`;
}

/** A zip archive whose entries are stored as they are, all at the format's first moment. */
function zip(entries) {
  const FIRST_DAY = (1 << 5) | 1;
  const UTF8_NAMES = 0x0800;
  const [files, directory] = [[], []];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const [name, data] = [Buffer.from(path), Buffer.from(content)];
    // Version, flags, method, time, day, checksum, both sizes, length of the name, no extra field.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(UTF8_NAMES, 2);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, name, data]);
    const at = Buffer.alloc(14);
    at.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, at, name);
    files.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, index, end]);
}

/** Checks the registries and the licences of the packages in the lock files: `make test`, `make test-all ONLY=supply`. */
import { readFileSync } from 'node:fs';

const ALLOWED = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Python-2.0',
]);
/** Packages whose package.json has the licence in an outdated field, which the lock file omits. Their LICENSE file states it. */
const STATED = { 'node_modules/svg-tags@1.0.0': 'MIT' };
const REGISTRY = 'https://registry.npmjs.org/';

// Lighthouse and the load test's comparison are not shipped, so their licences do not matter.
const locks = [
  { folder: '', shipped: true },
  { folder: 'lighthouse/', shipped: false },
  { folder: '../loadtest/peers/', shipped: false },
];
const faults = locks.flatMap(({ folder, shipped }) => {
  const lock = new URL(`../${folder}package-lock.json`, import.meta.url);
  const packages = Object.entries(JSON.parse(readFileSync(lock, 'utf8')).packages).filter(([path]) => path);
  return packages.flatMap(
    ([
      path,
      { version, resolved = REGISTRY, integrity, inBundle, license = STATED[`${path}@${version}`] },
    ]) => [
      ...(resolved.startsWith(REGISTRY) ? [] : [`${folder}${path}: from ${resolved}`]),
      ...(integrity || inBundle ? [] : [`${folder}${path}: without a digest`]),
      ...(!shipped || ALLOWED.has(license) ? [] : [`${folder}${path}: licence ${license}`]),
    ],
  );
});
faults.forEach((fault) => console.error(fault));
process.exitCode = faults.length > 0 ? 1 : 0;

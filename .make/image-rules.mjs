/** The rules for the image of a node, as hadolint and the operators' pages have them. */
import { existsSync, readFileSync } from 'node:fs';
import { execForm, isIgnored, parse, variables } from './dockerfile.mjs';

const KNOWN = [
  'COPY',
  'RUN',
  'ARG',
  'WORKDIR',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'ENTRYPOINT',
  'CMD',
];
/** Files of a checkout that may have secrets. */
const SECRETS = ['.git', '.portal', 'src/ops/portal.env', 'src/ops/secrets', 'web/.env', 'web/.env.local'];
/** Debian packages that the image may add to its base. A node calls other servers by TLS. */
const ADDED = ['ca-certificates'];

/** Returns the rules that the Dockerfile breaks, a sentence each. */
export function faults(text, dockerignore) {
  const found = [];
  const must = (holds, sentence) => holds || found.push(sentence);
  const stages = parse(text);
  const image = stages.at(-1);
  const all = stages.flatMap((stage) => stage.steps.map((step) => ({ ...step, stage })));
  const runs = all.filter(({ word }) => word === 'RUN');

  for (const { base, line } of stages) {
    must(
      /^[\w./-]+:[\w.-]+$/.test(base) && !base.endsWith(':latest'),
      `line ${line}: ${base} needs a tag and no digest`,
    );
    must(base.includes('bookworm'), `line ${line}: ${base} is of another system than the image`);
  }
  for (const path of SECRETS) {
    must(isIgnored(dockerignore, path), `.dockerignore admits ${path}, which may have secrets`);
  }
  const rust = /^rust-version = "(.*)"$/m.exec(readFileSync('Cargo.toml', 'utf8'))[1];
  const node = /OLDEST_NODE=(\d+)/.exec(readFileSync('.make/tools', 'utf8'))[1];
  must(
    stages.some(({ base }) => base.startsWith(`rust:${rust}-`)),
    `no stage has Rust ${rust}, the version of Cargo.toml`,
  );
  must(
    stages.some(({ base }) => base.startsWith(`node:${node}-`)),
    `no stage has Node ${node}, the version of .make/tools`,
  );

  for (const { word, rest, line, flags, stage } of all) {
    must(KNOWN.includes(word), `line ${line}: ${word} is not used here`);
    must(
      !['ENV', 'ARG'].includes(word) || !/SECRET|TOKEN|PASSWORD|_KEY|_URL/.test(rest),
      `line ${line}: a secret or an address would stay in the image`,
    );
    if (word === 'WORKDIR') must(rest.startsWith('/'), `line ${line}: WORKDIR must be an absolute path`);
    if (word === 'COPY' && !flags.from) {
      for (const path of rest.split(/\s+/).slice(0, -1)) {
        must(existsSync(path), `line ${line}: ${path} does not exist`);
        must(!isIgnored(dockerignore, path), `line ${line}: .dockerignore leaves ${path} out`);
      }
    }
    for (const from of flags.from ?? []) {
      const earlier = stages.slice(0, stages.indexOf(stage));
      must(
        earlier.some(({ name }) => name === from),
        `line ${line}: no earlier stage is named ${from}`,
      );
    }
  }
  for (const { rest, line } of runs) {
    must(
      !/\bsudo\b|\bcurl\b|\bwget\b/.test(rest),
      `line ${line}: downloads come from the registries of Debian, cargo and npm`,
    );
    must(
      !/cargo build/.test(rest) || (/--locked/.test(rest) && /--release/.test(rest)),
      `line ${line}: cargo build needs --locked --release`,
    );
    must(!/npm (install|i)\b/.test(rest), `line ${line}: npm ci takes the locked versions`);
    if (/apt-get install/.test(rest)) {
      must(
        /apt-get update &&/.test(rest),
        `line ${line}: the lists of packages are fetched in the same step`,
      );
      must(/--no-install-recommends/.test(rest), `line ${line}: recommended packages are not needed`);
      must(
        /rm -rf \/var\/lib\/apt\/lists/.test(rest),
        `line ${line}: the lists of packages stay in the image`,
      );
    }
  }
  must(
    runs.some(({ rest }) => /cargo build --locked --release/.test(rest)),
    'nothing builds the server',
  );
  const builds = stages.flatMap(({ steps }) =>
    steps.filter(({ rest }) => /cargo build/.test(rest)).map((build) => steps.slice(0, steps.indexOf(build))),
  );
  must(
    builds.every((before) => before.some(({ word, rest }) => word === 'ARG' && /^BUILD_COMMIT=/.test(rest))),
    'the build of the server needs ARG BUILD_COMMIT, the commit that its version names',
  );
  for (const { rest } of image.steps.filter(({ word }) => word === 'RUN')) {
    const packages = /apt-get install ((?:--\S+ )*)([^&;|]*)/.exec(rest)?.[2].trim().split(/\s+/) ?? [];
    const more = packages.filter((name) => !ADDED.includes(name));
    must(more.length === 0, `the image needs no ${more.join(', ')}`);
  }

  const last = (word) => image.steps.filter((step) => step.word === word).at(-1)?.rest ?? '';
  const env = Object.assign(
    {},
    ...image.steps.filter(({ word }) => word === 'ENV').map(({ rest }) => variables(rest)),
  );
  must(/^[1-9]\d{4,}:[1-9]\d{4,}$/.test(last('USER')), 'USER must be a number and a group of 10000 or more');
  must(last('STOPSIGNAL') === 'SIGTERM', 'STOPSIGNAL must be SIGTERM, which drains');
  must(last('VOLUME') === env.PORTAL_HOME, 'VOLUME must be PORTAL_HOME');
  must(
    last('EXPOSE') === env.PORTAL_HTTP_ADDR?.split(':').at(-1),
    'EXPOSE must be the port of PORTAL_HTTP_ADDR',
  );
  must(env.PORTAL_MODE === 'production', 'PORTAL_MODE must be production');
  const program = execForm(last('ENTRYPOINT'))?.[0];
  must(program?.startsWith('/'), 'ENTRYPOINT must be an absolute path in the exec form');
  must(execForm(last('CMD'))?.join() === 'serve', 'CMD must be ["serve"]');
  const health = execForm(/CMD (.*)$/.exec(last('HEALTHCHECK'))?.[1] ?? '');
  must(
    health && health[0] === program && health[1] === 'health',
    "HEALTHCHECK must be the portal's own command",
  );
  return found;
}

/** Changes of the Dockerfile, each of which breaks a rule. So the rules are checked too. */
export const BREAKS = [
  ['debian:bookworm-slim', 'debian'],
  ['debian:bookworm-slim', 'debian:latest'],
  ['rust:1.', 'rust:0.'],
  ['node:20', 'node:18'],
  ['FROM debian:bookworm-slim', 'FROM debian:trixie-slim'],
  ['--locked --release', '--release'],
  ['npm ci', 'npm install'],
  ['--no-install-recommends ', ''],
  ['--no-install-recommends ca-certificates', '--no-install-recommends ca-certificates git'],
  ['rm -rf /var/lib/apt/lists/*', 'true'],
  ['apt-get update \\\n    && ', ''],
  ['USER 10001:10001', 'USER portal'],
  ['USER 10001:10001', 'USER 0:0'],
  ['STOPSIGNAL SIGTERM', 'STOPSIGNAL SIGKILL'],
  ['VOLUME /var/lib/portal', 'VOLUME /data'],
  ['EXPOSE 8080', 'EXPOSE 80'],
  ['ENTRYPOINT ["/usr/local/bin/portal"]', 'ENTRYPOINT portal'],
  ['"/usr/local/bin/portal", "health"', '"curl", "http://127.0.0.1:8080/healthz"'],
  ['CMD ["serve"]', 'CMD serve'],
  ['ARG BUILD_COMMIT=unknown\n', ''],
  ['ARG BUILD_COMMIT=unknown', 'ARG NPM_TOKEN=unknown'],
  ['COPY sql sql', 'COPY no-such-folder sql'],
  ['COPY sql sql', 'COPY .git sql'],
  ['COPY sql sql', 'ADD sql sql'],
  ['COPY --from=web ', 'COPY --from=app '],
  ['ENV PORTAL_MODE=production', 'ENV PORTAL_SECRET=x PORTAL_MODE=production'],
  ['ENV PORTAL_MODE=production ', 'ENV '],
  ['WORKDIR /build\n', 'WORKDIR build\n'],
];

/** Runs cargo for the other scripts. */
import { run } from './spawn.mjs';

/** Runs cargo; `options` as for `run`. Returns the exit code. */
export const cargo = (args, options) => run('cargo', args, options);

/**
 * Builds, and prints the path of each program of this workspace. Only cargo knows these paths: variables and each config.toml
 * above the checkout can move its target folder.
 */
export async function printPrograms(args, env) {
  const hear = (line) => {
    const { reason, target, profile, executable } = JSON.parse(line);
    const isProgram = reason === 'compiler-artifact' && target.kind.includes('bin') && !profile.test;
    if (isProgram && executable) console.log(executable);
  };
  return cargo([...args, '--message-format=json-render-diagnostics'], { hear, env });
}

/** Runs cargo for the other scripts. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs cargo. `hear` gets each line of stdout, `hearError` each line of stderr. Returns the exit code. */
export async function cargo(args, { hear = console.log, hearError, env = {} } = {}) {
  const child = spawn('cargo', args, {
    stdio: ['ignore', 'pipe', hearError ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  createInterface(child.stdout).on('line', hear);
  if (hearError) createInterface(child.stderr).on('line', hearError);
  return new Promise((done) => child.once('error', () => done(127)).once('close', (code) => done(code ?? 1)));
}

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

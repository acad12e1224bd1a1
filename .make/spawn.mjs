/** Runs a program for the other scripts. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a program. `hear` gets each line of stdout, `hearError` each line of stderr. Returns the exit code. */
export async function run(program, args, { hear = console.log, hearError, env = {} } = {}) {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', hearError ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  });
  createInterface(child.stdout).on('line', hear);
  if (hearError) createInterface(child.stderr).on('line', hearError);
  return new Promise((done) => child.once('error', () => done(127)).once('close', (code) => done(code ?? 1)));
}

/** programs.mjs <cargo arguments…>: builds programs of this workspace and prints their paths on stdout. */
import { printPrograms } from './cargo.mjs';

process.exitCode = await printPrograms(process.argv.slice(2));

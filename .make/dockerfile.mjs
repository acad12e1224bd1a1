/** Reads a Dockerfile. */

/**
 * Returns the stages: `{ base, name, steps: [{ word, flags, rest, line }] }`. `word` is the instruction, `flags` are its options such as
 * `--from`, each with a list of values, and `rest` is the remaining text.
 */
export function parse(text) {
  const stages = [];
  for (const { line, instruction } of instructions(text)) {
    const [, word, all] = /^(\w+)\s+(.*)$/s.exec(instruction) ?? [];
    if (!word) throw new Error(`line ${line}: ${instruction} is no instruction`);
    const { flags, rest } = options(all);
    if (word === 'FROM') {
      const [base, , name] = rest.split(/\s+/);
      stages.push({ base, name, line, steps: [] });
    } else if (stages.length === 0) {
      throw new Error(`line ${line}: ${word} stands before the first FROM`);
    } else {
      stages.at(-1).steps.push({ word, flags, rest, line });
    }
  }
  return stages;
}

/** Joins the lines that end with a backslash. Leaves comments out. */
function instructions(text) {
  const found = [];
  let open = null;
  text.split('\n').forEach((content, n) => {
    const trimmed = content.trim();
    if (trimmed === '' || trimmed.startsWith('#')) return;
    open ??= { line: n + 1, parts: [] };
    open.parts.push(trimmed.replace(/\\$/, '').trim());
    if (trimmed.endsWith('\\')) return;
    found.push({ line: open.line, instruction: open.parts.join(' ') });
    open = null;
  });
  return found;
}

function options(text) {
  const flags = {};
  let rest = text;
  for (let found; (found = /^--([\w-]+)=(\S+)\s+/.exec(rest));) {
    (flags[found[1]] ??= []).push(found[2]);
    rest = rest.slice(found[0].length);
  }
  return { flags, rest };
}

/** The words of an instruction in its exec form, a JSON list. `null`: it has the shell form. */
export function execForm(rest) {
  try {
    const words = JSON.parse(rest);
    return Array.isArray(words) ? words : null;
  } catch {
    return null;
  }
}

/** The variables of an ENV instruction. */
export function variables(rest) {
  return Object.fromEntries(rest.split(/\s+/).map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

/**
 * Whether the build context leaves out a path. Patterns of the file are paths, which may end with `*`: the last one that has the path or a
 * folder of it counts.
 */
export function isIgnored(dockerignore, path) {
  let ignored = false;
  for (const line of dockerignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
    const [wanted, pattern] = line.startsWith('!') ? [true, line.slice(1)] : [false, line];
    const matches = pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern || path.startsWith(`${pattern}/`);
    if (matches) ignored = !wanted;
  }
  return ignored;
}

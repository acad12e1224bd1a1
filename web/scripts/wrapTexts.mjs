/**
 * Wraps every Chinese text of src in t('…') or t`… ${x} …` of @/lib/words: node scripts/wrapTexts.mjs [file …]
 *
 * JSX text and the strings and numbers beside it become one key. Left alone: tests, what is wrapped already, types, keys of
 * objects, and what is compared with words of the server. Running it twice changes nothing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';

const web = fileURLToPath(new URL('..', import.meta.url));
const src = join(web, 'src');
const HAN = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef]/;
const MODULE = '@/lib/words';
const LEFT_OUT = /(\.test|\.gen)\.tsx?$|\.d\.ts$|\/src\/(words|worker)\/|\/src\/lib\/words\.ts$/;

const config = ts.readConfigFile(join(web, 'tsconfig.json'), ts.sys.readFile).config;
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, web);
const all = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => join(src, name))
  .filter((name) => /\.tsx?$/.test(name));
const wanted = process.argv.slice(2).map((name) => resolve(name));
const program = ts.createProgram(all, options);
const checker = program.getTypeChecker();

for (const name of wanted.length > 0 ? wanted : all) {
  if (LEFT_OUT.test(name)) continue;
  const file = program.getSourceFile(name);
  const edits = editsOf(file);
  if (edits.length === 0) continue;
  const text = withImport(apply(readFileSync(name, 'utf8'), edits), name);
  writeFileSync(name, await format(text, { ...(await resolveConfig(name)), filepath: name }));
  console.log(relative(web, name));
}

/** Replacements [from, to, text], small enough that none overlaps another one: what is nested is edited by itself. */
function editsOf(file) {
  const edits = [];
  const done = new Set();
  visit(file);
  return edits;

  function visit(node) {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) runsOf(node.children).forEach(wrapRun);
    else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) wrapString(node);
    else if (ts.isTemplateExpression(node)) wrapTemplate(node);
    else if (ts.isIdentifier(node) && node.text === 't' && isDeclaration(node))
      warn(node, 't has a meaning here');
    ts.forEachChild(node, visit);
  }

  function wrapRun(run) {
    const texts = run.filter(ts.isJsxText);
    if (!texts.some(({ text }) => HAN.test(text))) return;
    const [first, last] = [run[0], run.at(-1)];
    const beside = [first.parent.children[first.parent.children.indexOf(first) - 1]];
    beside.push(last.parent.children[last.parent.children.indexOf(last) + 1]);
    if (beside.some(Boolean)) warn(first, 'a part of a sentence?');
    if (run.length === 1) return edits.push(...around(first, `{t(${quoted(shown(first.text))})}`));
    for (const node of run) {
      if (ts.isJsxText(node))
        edits.push(...around(node, escaped(shown(node.text)), node === first, node === last));
      else if (ts.isStringLiteral(node.expression))
        edits.push([node.getStart(), node.getEnd(), escaped(node.expression.text)]);
      else edits.push([node.getStart(), node.getStart() + 1, '${']);
    }
    const from = first.getFullStart() + indent(first);
    edits.push([from, from, '{t`', -1]);
    const to = last.getEnd() - tail(last);
    edits.push([to, to, '`}', 1]);
  }

  function wrapString(node) {
    if (!HAN.test(node.text) || !isText(node)) return;
    if (ts.isJsxAttribute(node.parent))
      edits.push([node.getStart(), node.getEnd(), `{t(${quoted(node.text)})}`]);
    else edits.push([node.getStart(), node.getStart(), 't('], [node.getEnd(), node.getEnd(), ')']);
  }

  function wrapTemplate(node) {
    const texts = [node.head, ...node.templateSpans.map(({ literal }) => literal)];
    if (!texts.some(({ text }) => HAN.test(text)) || !isText(node)) return;
    edits.push([node.getStart(), node.getStart(), 't']);
    node.templateSpans.forEach(({ expression }) => {
      if (!isWord(checker.getTypeAtLocation(expression))) warn(expression, 'neither a string nor a number');
    });
  }

  function warn(node, message) {
    if (done.has(node)) return;
    done.add(node);
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    console.warn(`${relative(web, file.fileName)}:${line + 1}: ${message}`);
  }
}

/** Children that are text, or a string or a number in braces, as long as nothing else comes between. */
function runsOf(children) {
  const runs = [[]];
  for (const child of children) {
    if (ts.isJsxText(child) || isWordInBraces(child)) runs.at(-1).push(child);
    else runs.push([]);
  }
  return runs.map(trimmed).filter((run) => run.length > 0);
}

/** Without the white space at the ends that is no text. */
function trimmed(run) {
  const from = run.findIndex((node) => !isNothing(node));
  return from < 0 ? [] : run.slice(from, run.findLastIndex((node) => !isNothing(node)) + 1);
}

function isNothing(node) {
  return ts.isJsxText(node) && shown(node.text) === '';
}

function isWordInBraces(node) {
  return ts.isJsxExpression(node) && node.expression && isWord(checker.getTypeAtLocation(node.expression));
}

function isWord(type) {
  const parts = type.isUnion() ? type.types : [type];
  return parts.every(({ flags }) => flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike));
}

/** What JSX makes of its text: lines are trimmed where they were broken. */
function shown(text) {
  const lines = text.split('\n');
  const kept = lines.map((line, at) => {
    const start = at > 0 ? line.trimStart() : line;
    return at < lines.length - 1 ? start.trimEnd() : start;
  });
  return kept.filter(Boolean).join(' ');
}

/** Replaces a JSX text but for the lines' white space around it. */
function around(node, text, first = true, last = true) {
  const from = node.getFullStart() + (first ? indent(node) : 0);
  return [[from, node.getEnd() - (last ? tail(node) : 0), text]];
}

function indent(node) {
  return ts.isJsxText(node) ? /^(\s*\n\s*)?/.exec(node.text)[0].length : 0;
}

function tail(node) {
  return ts.isJsxText(node) ? /(\s*\n\s*)?$/.exec(node.text)[0].length : 0;
}

/** Neither wrapped already, nor a type, a key, a module's name, or compared with what the server says. */
function isText(node) {
  const { parent } = node;
  if (ts.isCallExpression(parent) && parent.expression.getText() === 't') return false;
  if (ts.isTaggedTemplateExpression(parent)) return false;
  if (ts.isLiteralTypeNode(parent) || ts.isImportDeclaration(parent) || ts.isCaseClause(parent)) return false;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return false;
  return !(ts.isCallExpression(parent) && /^console\./.test(parent.expression.getText()));
}

function isDeclaration(node) {
  const { parent } = node;
  return (
    (ts.isParameter(parent) || ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) &&
    parent.name === node
  );
}

function apply(text, edits) {
  const sorted = edits.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || (a[3] ?? 0) - (b[3] ?? 0));
  let result = '';
  let at = 0;
  for (const [from, to, replacement] of sorted) {
    if (from < at) throw new Error(`two edits at ${text.slice(from, at)}: ${replacement}`);
    result += text.slice(at, from) + replacement;
    at = to;
  }
  return result + text.slice(at);
}

/** The imports of a file stand in the order of their addresses, ours first. */
function withImport(text, name) {
  if (/import \{ t \} from/.test(text)) return text;
  const own = /\/src\/lib\/[^/]+$/.test(name);
  const line = `import { t } from '${own ? './words' : MODULE}';\n`;
  const imports = ts
    .createSourceFile(name, text, ts.ScriptTarget.Latest)
    .statements.filter(ts.isImportDeclaration);
  const before = imports.filter(({ moduleSpecifier: { text: address } }) =>
    own ? true : address.startsWith('@/') && address < MODULE,
  );
  const at = before.at(-1)?.end;
  return at === undefined
    ? line + (imports.length > 0 ? '' : '\n') + text
    : `${text.slice(0, at)}\n${line.trimEnd()}${text.slice(at)}`;
}

function quoted(text) {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}

function escaped(text) {
  return text.replace(/[\\`]|\$\{/g, '\\$&');
}

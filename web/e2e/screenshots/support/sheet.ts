import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { folder } from './camera';

/** Writes index.html after the last picture: all pictures by screen, with filters for size, theme and state. */
export default async function writeSheet(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  await writeFile(`${folder}/index.html`, page(files));
}

function page(files: readonly string[]): string {
  const screens = [...new Set(files.map((file) => file.split('.')[0]!))];
  const choices = (['size', 'theme', 'state'] as const).map((what, place) => {
    const values = [...new Set(files.map((file) => file.split('.')[place + 1]!))].sort();
    const options = values.map((value) => `<option>${value}</option>`).join('');
    return `<label>${what} <select data-part="${place + 1}"><option value="">all</option>${options}</select></label>`;
  });
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join(' ');
  const sections = screens.map((screen) => {
    const figures = files
      .filter((file) => file.startsWith(`${screen}.`))
      .map((file) => {
        const [, size, theme, state] = file.split('.');
        return `<figure data-file="${file}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a><figcaption>${size} ${theme}<br>${state}</figcaption></figure>`;
      });
    return `<section id="${screen}"><h2>${screen}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>${files.length} screens</title>
<style>
  body { margin: 0; padding: 0 16px 64px; background: #e8edf1; font: 13px/1.5 system-ui, sans-serif; }
  nav { position: sticky; top: 0; padding: 8px 0; background: #e8edf1; }
  section > div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
  figure { margin: 0; width: 200px; }
  figure[hidden] { display: none; }
  img { width: 100%; border-radius: 6px; }
</style>
<nav>${choices.join(' ')} <small>${links}</small></nav>
${sections.join('\n')}
<script>
  const choices = [...document.querySelectorAll('select')];
  const narrow = () => {
    for (const figure of document.querySelectorAll('figure')) {
      const parts = figure.dataset.file.split('.');
      figure.hidden = !choices.every(({ value, dataset }) => !value || parts[dataset.part] === value);
    }
  };
  for (const choice of choices) choice.addEventListener('change', narrow);
</script>
`;
}

// Reads a comic's script: the same words that an author would write down.
//   # 第一话 雨夜来客            a chapter
//   == dark                      a page; dark: black paper
//   [大堂 mid 1/2 h4 rain] 阿橘:smile,wave 客人:sad,x=.7     a panel: place, shot, width, height, effects; who is in it and how
//   阿橘：欢迎！   阿橘！快进来   阿橘（好香……   ：旁白   *哗啦   says, shouts, thinks; the teller; a sound word

const SHOTS = ['far', 'full', 'mid', 'close', 'eyes', 'over', 'thing', 'view'];

/** [{ title, pages: [{ dark, panels: [{ place, shot, w, h, flags, actors, words }] }] }] */
export function parse(script) {
  const chapters = [];
  let page, panel;
  for (const raw of script.split('\n')) {
    const text = raw.trim();
    if (!text) continue;
    if (text.startsWith('# ')) chapters.push({ title: text.slice(2), pages: [] });
    else if (text.startsWith('==')) {
      page = { flags: text.slice(2).trim().split(/\s+/), panels: [] };
      chapters.at(-1).pages.push(page);
    } else if (text.startsWith('[')) {
      panel = panelOf(text);
      page.panels.push(panel);
    } else panel.words.push(wordsOf(text));
  }
  return chapters;
}

function panelOf(text) {
  const [, inside, cast] = text.match(/^\[(.+?)\]\s*(.*)$/);
  const [place, ...tokens] = inside.split(/\s+/);
  const panel = {
    place,
    shot: 'mid',
    w: 1,
    h: 4,
    flags: [],
    actors: cast ? cast.split(/\s+/).map(actorOf) : [],
    words: [],
  };
  for (const token of tokens) {
    if (SHOTS.includes(token)) panel.shot = token;
    else if (/^\d\/\d$/.test(token)) panel.w = token[0] / token[2];
    else if (/^h[\d.]+$/.test(token)) panel.h = Number(token.slice(1));
    else panel.flags.push(token);
  }
  return panel;
}

function actorOf(text) {
  const [who, how = ''] = text.split(':');
  const actor = { who, tokens: [] };
  for (const token of how.split(',').filter(Boolean)) {
    const [key, value] = token.split('=');
    if (value === undefined) actor.tokens.push(token);
    else actor[key] = Number.isNaN(Number(value)) ? value : Number(value);
  }
  return actor;
}

function wordsOf(text) {
  if (text.startsWith('*')) return { kind: 'sound', text: text.slice(1) };
  if (text.startsWith('：')) return { kind: 'teller', text: text.slice(1) };
  const m = text.match(/^([^：！（]{1,6})([：！（])(.+)$/);
  if (!m) throw new Error(`not a line of a script: ${text}`);
  const shout = m[2] === '！';
  return {
    kind: { '：': 'say', '！': 'shout', '（': 'think' }[m[2]],
    who: m[1],
    text: shout && !/[！？…～]$/.test(m[3]) ? `${m[3]}！` : m[3],
  };
}

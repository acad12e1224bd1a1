import { expect, test } from 'vitest';
import { browserTargets, unsupportedConstructs } from '../scripts/browserFloor';

test('the build supports Safari and iOS 15.4, Chrome 90 and Firefox ESR', () => {
  expect(browserTargets().sort()).toEqual(['chrome90', 'firefox140', 'ios15.4', 'safari15.4']);
});

test.each([
  ['a lookbehind', 'a.js', 'text.split(/(?<=、)/)'],
  ['URL.canParse', 'a.js', 'if(!URL.canParse(e))return!1'],
  ['findLast', 'a.js', 'e.findLastIndex(e=>e)'],
  ['roundRect', 'a.js', 'e.roundRect(0,0,1,1,1)'],
  ['color-mix', 'a.css', '.a{fill:color-mix(in srgb,red 22%,transparent)}'],
  ['a range in a media query', 'a.css', '@media (width<16rem){.a{color:red}}'],
  ['scale', 'a.css', '.a{scale:1.05}'],
  ['a container unit', 'a.css', '.a{width:calc(100cqw/3)}'],
  ['height:62dvh without a fallback', 'a.css', '.a{height:62dvh}'],
  ['height:1lh without a fallback', 'a.css', '.b{height:2em}.a{height:1lh}'],
  ['mask without a prefix', 'a.css', '.a{mask:linear-gradient(#000,#0000)}'],
])('the build rejects %s', (name, file, text) => {
  expect(unsupportedConstructs(file, text).join()).toContain(name);
});

test.each([
  ['a.js', 'e.match(/(?<name>a)/)'],
  ['a.css', '.a{height:62vh;height:62dvh}'],
  ['a.css', '.a{max-height:min(86vh,40rem);max-height:min(86dvh,40rem)}'],
  ['a.css', '.a{-webkit-mask:url(a.svg);mask:url(a.svg)}'],
  ['a.css', '@media not (min-width:16rem){.a{transform:scale(1.05)}}'],
])('the build accepts a feature of every browser, in %s: %s', (file, text) => {
  expect(unsupportedConstructs(file, text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { categoriesOf, searchQuestions } from './questions';

const questions = [
  { id: 1, category: '账号', question: '忘了密码怎么办？', answer: '<p>用<strong>手机号</strong>登录</p>' },
  { id: 2, category: '下载', question: 'APK 装不上？', answer: '<p>看看空间够不够</p>' },
  { id: 3, category: '账号', question: '怎么换绑手机？', answer: '<p>在个人中心</p>' },
];
const ids = (text: string) => searchQuestions(questions, text).map(({ id }) => id);

it('categories keep the order of their first questions', () => {
  expect(categoriesOf(questions)).toEqual(['账号', '下载']);
});

it.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['手机', [1, 3]],
  ['手机 换绑', [3]],
  ['手机号', [1]],
  ['ａｐｋ', [2]],
  ['strong', []],
])('the search "%s" finds %j', (text, expected) => expect(ids(text)).toEqual(expected));

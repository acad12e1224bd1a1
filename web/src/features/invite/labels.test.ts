import { expect, it } from 'vitest';
import { invitedWords } from './labels';

const words = (
  state: 'pending' | 'paid' | 'refused' | 'clawedBack',
  ...need: ('phone' | 'action' | 'wait')[]
) => invitedWords({ state, need, reward: 20 });

it('the text names the next condition', () => {
  expect(words('pending', 'phone', 'action').line).toBe('还差：绑定手机，再首次下载、发帖、评论或充值');
  expect(words('pending', 'phone').line).toBe('还差：绑定手机');
  expect(words('pending', 'wait').line).toBe('条件都满足了，奖励在路上');
});

it('the text names the paid reward, or the reason why none is paid', () => {
  expect(words('paid').state).toBe('+20X钻');
  expect(words('refused').state).toBe('不计奖励');
  expect(words('clawedBack').line).toContain('收回');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CheckboxGroup } from './CheckboxGroup';

const OPTIONS = ['甲', '乙', '丙'].map((name) => ({ value: name, name }));

function Group({ min, max }: { min?: number; max?: number }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <CheckboxGroup
        label="选择"
        options={OPTIONS}
        chosen={chosen}
        onChange={setChosen}
        min={min}
        max={max}
      />
      <output>{chosen.join()}</output>
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const press = (name: string) => userEvent.click(box(name));
const chosen = () => screen.getByRole('status').textContent;

it('the group takes any number of options, in the order in which they are chosen', async () => {
  render(<Group />);
  for (const name of ['丙', '甲', '乙', '甲']) await press(name);
  expect(chosen()).toBe('丙,乙');
});

it('the group ignores further choices at the maximum, until one is removed', async () => {
  render(<Group max={2} />);
  expect(screen.getByRole('group', { name: '选择' })).toHaveAccessibleDescription('最多选 2 项');
  for (const name of ['甲', '乙', '丙']) await press(name);
  expect(chosen()).toBe('甲,乙');
  expect(box('丙')).not.toBeChecked();
  expect(box('丙')).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['甲', '丙']) await press(name);
  expect(chosen()).toBe('乙,丙');
});

it('the group ignores removals at the minimum', async () => {
  render(<Group min={1} />);
  for (const name of ['甲', '甲']) await press(name);
  expect(chosen()).toBe('甲');
  for (const name of ['乙', '甲']) await press(name);
  expect(chosen()).toBe('乙');
});

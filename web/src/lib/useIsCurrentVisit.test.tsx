import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { MemoryRouter, useNavigate } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { PageOpenContext, useIsCurrentVisit } from './useIsCurrentVisit';

let isCurrentVisit: () => boolean;

function Form() {
  const mark = useIsCurrentVisit();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => (isCurrentVisit = mark())}>发送</button>
      {/* A link to the current address would replace its history entry. */}
      <button onClick={() => void navigate('/form')}>再来一次</button>
      <button onClick={() => void navigate(-1)}>返回</button>
    </>
  );
}

const app = ({ hidden = false, open = true, there = true } = {}) => (
  <MemoryRouter initialEntries={['/before', '/form']} initialIndex={1}>
    <PageOpenContext value={open}>
      <Activity mode={hidden ? 'hidden' : 'visible'}>{there && <Form />}</Activity>
    </PageOpenContext>
  </MemoryRouter>
);

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  ({ rerender } = render(app()));
  fireEvent.click(screen.getByText('发送'));
  expect(isCurrentVisit()).toBe(true);
});

it.each([
  ['hidden', { hidden: true }],
  ['moving out', { open: false }],
  ['gone', { there: false }],
])('a page that is %s is not the current visit', (_, how) => {
  rerender(app(how));
  expect(isCurrentVisit()).toBe(false);
});

it('another visit of the same page does not count, and a return to the same entry does', async () => {
  fireEvent.click(screen.getByText('再来一次'));
  await waitFor(() => expect(isCurrentVisit()).toBe(false));
  fireEvent.click(screen.getByText('返回'));
  await waitFor(() => expect(isCurrentVisit()).toBe(true));
});

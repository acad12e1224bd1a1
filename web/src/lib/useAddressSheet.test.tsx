import { renderScreen } from '@test/render';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, useSearchParams } from 'react-router';
import { expect, it } from 'vitest';
import { OPENED_FROM_PAGE, useAddressSheet } from './useAddressSheet';

function Page() {
  const [query, setQuery] = useSearchParams();
  const { close } = useAddressSheet(() => setQuery({}, { replace: true }));
  const navigate = useNavigate();
  if (query.has('sheet')) return <button onClick={close}>关闭</button>;
  return (
    <>
      <button onClick={() => setQuery({ sheet: '1' }, { state: OPENED_FROM_PAGE })}>打开</button>
      <button onClick={() => void navigate(1)}>前进</button>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));

it('a sheet that "forward" reopens can be closed again', async () => {
  renderScreen(<Page />, { at: '/page' });
  await press('打开');
  await press('关闭');
  await press('前进');
  await press('关闭');
  await waitFor(() => expect(screen.getByText('打开')).toBeVisible());
  expect(screen.getByTestId('entry')).toHaveTextContent('default');
});

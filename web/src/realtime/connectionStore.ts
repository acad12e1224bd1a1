import { create } from 'zustand';

/** off: nobody needs it. opening: the first time. online. restoring: it was lost. */
type ConnectionState = 'off' | 'opening' | 'online' | 'restoring';

export const useConnection = create<{ state: ConnectionState }>(() => ({ state: 'off' }));

export const setConnection = (state: ConnectionState) => useConnection.setState({ state });

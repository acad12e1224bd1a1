import { create } from 'zustand';

/** off: no connection is needed. opening: the first attempt. online: connected. restoring: the connection was lost. */
type ConnectionState = 'off' | 'opening' | 'online' | 'restoring';

export const useConnection = create<{ state: ConnectionState }>(() => ({ state: 'off' }));

export const setConnection = (state: ConnectionState) => useConnection.setState({ state });

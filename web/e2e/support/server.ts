import { Portal } from './portal';

/** Starts one server with the demo content for the whole run. The workers read its address from the environment. */
export default async function startServer(): Promise<() => Promise<void>> {
  const portal = await Portal.start({ demo: true });
  process.env.E2E_URL = portal.url;
  process.env.E2E_HOME = portal.home;
  return async () => {
    try {
      await portal.stop();
    } finally {
      await portal.remove();
    }
  };
}
